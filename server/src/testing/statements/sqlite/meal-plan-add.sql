select "id", "userId", "usedAt", "mark", "firstNumber", "nextNumber"
  from "sessions"
  left join "changeMarks" on "changeMarks"."ownerId" = "sessions"."userId"
  left join "searchBooks" on "searchBooks"."ownerId" = "sessions"."userId"
  where "id" = ? and "expiresAt" > ?;
--   SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)
--   SEARCH changeMarks USING INDEX sqlite_autoindex_changeMarks_1 (ownerId=?) LEFT-JOIN
--   SEARCH searchBooks USING INDEX sqlite_autoindex_searchBooks_1 (ownerId=?) LEFT-JOIN

begin;

insert into "appliedChanges" ("ownerId", "reference", "digest", "answer", "appliedAt")
  values (?, ?, ?, ?, ?)
  on conflict do nothing;

select "bytes"
  from "storedSpace"
  where "ownerId" = ? and "kind" = ?;
--   SEARCH storedSpace USING INDEX sqlite_autoindex_storedSpace_1 (ownerId=? AND kind=?)

select "ownerId", "bytes"
  from "textSpace"
  where "ownerId" in (?)
  union all select "ownerId", "bytes"
  from "storedSpace"
  where "ownerId" in (?) and "kind" != ?;
--   COMPOUND QUERY
--     LEFT-MOST SUBQUERY
--       SEARCH textSpace USING INDEX sqlite_autoindex_textSpace_1 (ownerId=?)
--     UNION ALL
--       SEARCH storedSpace USING INDEX sqlite_autoindex_storedSpace_1 (ownerId=?)

select thing.id, thing."ownerId", collaborator."userId", person."personId", person.role as "personRole"
  from "mealPlans" as thing
  left join "mealPlanCollaborators" as collaborator on collaborator."ownerId" = thing."ownerId" and collaborator."planId" = thing.id
  left join "kitchenMembers" as person on person."kitchenId" = thing."ownerId"
  where thing.id = ? and thing."deletedAt" is null
  order by thing.id, person."joinedAt", person."personId", collaborator."userId";
--   SEARCH thing USING INDEX sqlite_autoindex_mealPlans_1 (id=?)
--   SEARCH collaborator USING INDEX mealPlanCollaborators_byPlan (ownerId=? AND planId=?) LEFT-JOIN
--   SEARCH person USING INDEX sqlite_autoindex_kitchenMembers_1 (kitchenId=?) LEFT-JOIN
--   USE TEMP B-TREE FOR LAST 3 TERMS OF ORDER BY

delete
  from "removedMealPlanItems"
  where "ownerId" = ? and "planId" = ? and "id" in (?)
  returning "id", "addedById", "recipeId", "recipeOwnerId", "cooked", "leftovers", "createdAt";
--   SEARCH removedMealPlanItems USING INDEX sqlite_autoindex_removedMealPlanItems_1 (ownerId=? AND planId=? AND id=?)

select count(*) as "dishes", sum(octet_length("title")) as "titleBytes", sum(octet_length("notes")) as "bytes"
  from "mealPlanItems"
  where "ownerId" = ? and "planId" = ?;
--   SEARCH mealPlanItems USING INDEX mealPlanItems_byDay (ownerId=? AND planId=?)

insert into "mealPlanItems" ("id", "title", "recipeId", "day", "meal", "servings", "notes", "seriesId", "addedById", "recipeOwnerId", "cooked", "createdAt", "ownerId", "planId", "leftoverOf", "updatedAt")
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  on conflict ("ownerId", "planId", "id") do nothing;

select count(*) as "dishes", sum(octet_length("title")) as "titleBytes", sum(octet_length("notes")) as "bytes"
  from "mealPlanItems"
  where "ownerId" = ? and "planId" = ?;
--   SEARCH mealPlanItems USING INDEX mealPlanItems_byDay (ownerId=? AND planId=?)

select "users"."id", "users"."name", "users"."handle"
  from (select value from json_each(?)) as "wanted"
  cross join "users"
  where "users"."id" = "wanted"."value" and true;
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   SEARCH users USING INDEX sqlite_autoindex_users_1 (id=?)

select "blockedId"
  from "blocks"
  where "ownerId" = ? and "blockedId" in (?);
--   SEARCH blocks USING COVERING INDEX sqlite_autoindex_blocks_1 (ownerId=? AND blockedId=?)

select "ownerId", "bytes"
  from "textSpace"
  where "ownerId" in (?)
  union all select "ownerId", "bytes"
  from "storedSpace"
  where "ownerId" in (?) and "kind" != ?;
--   COMPOUND QUERY
--     LEFT-MOST SUBQUERY
--       SEARCH textSpace USING INDEX sqlite_autoindex_textSpace_1 (ownerId=?)
--     UNION ALL
--       SEARCH storedSpace USING INDEX sqlite_autoindex_storedSpace_1 (ownerId=?)

update "appliedChanges"
  set "answer" = ?
  where "ownerId" = ? and "reference" = ?;
--   SEARCH appliedChanges USING INDEX sqlite_autoindex_appliedChanges_1 (ownerId=? AND reference=?)

commit;
