select "blocks"."ownerId"
  from "blocks"
  where "blocks"."blockedId" = ?;
--   SEARCH blocks USING COVERING INDEX blocks_blockedId (blockedId=?)

select "id", "userId", "usedAt", "mark", "firstNumber", "nextNumber"
  from "sessions"
  left join "changeMarks" on "changeMarks"."ownerId" = "sessions"."userId"
  left join "searchBooks" on "searchBooks"."ownerId" = "sessions"."userId"
  where "id" = ? and "expiresAt" > ?;
--   SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)
--   SEARCH changeMarks USING INDEX sqlite_autoindex_changeMarks_1 (ownerId=?) LEFT-JOIN
--   SEARCH searchBooks USING INDEX sqlite_autoindex_searchBooks_1 (ownerId=?) LEFT-JOIN

select "plan"."id", "plan"."title", "plan"."createdAt", "plan"."updatedAt", (select count(*) as "count" from "mealPlanItems" as "item" where "item"."ownerId" = "plan"."ownerId" and "item"."planId" = "plan"."id") as "itemCount"
  from (select value from json_each(?)) as "wanted"
  inner join "mealPlans" as "plan" on "plan"."id" = "wanted"."value"
  order by "plan"."title", "plan"."id";
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   SEARCH plan USING INDEX sqlite_autoindex_mealPlans_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH item USING COVERING INDEX mealPlanItems_byDay (ownerId=? AND planId=?)
--   USE TEMP B-TREE FOR ORDER BY

select "users"."id", "users"."name", "users"."handle"
  from (select value from json_each(?)) as "wanted"
  cross join "users"
  where "users"."id" = "wanted"."value" and true;
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   SEARCH users USING INDEX sqlite_autoindex_users_1 (id=?)

select thing.id, thing."ownerId", collaborator."userId", person."personId", person.role as "personRole"
  from "mealPlans" as thing
  left join "mealPlanCollaborators" as collaborator on collaborator."ownerId" = thing."ownerId" and collaborator."planId" = thing.id
  left join "kitchenMembers" as person on person."kitchenId" = thing."ownerId"
  where thing."deletedAt" is null and (thing."ownerId" = ? or thing.id in (select mine."planId" from "mealPlanCollaborators" as mine where mine."userId" = ?) or thing."ownerId" in (select mine."kitchenId" from "kitchenMembers" as mine where mine."personId" = ?))
  order by thing.id, person."joinedAt", person."personId", collaborator."userId";
--   MULTI-INDEX OR
--     INDEX 1
--       SEARCH thing USING INDEX sqlite_autoindex_mealPlans_2 (ownerId=?)
--     INDEX 2
--       LIST SUBQUERY 1
--         SEARCH mine USING COVERING INDEX sqlite_autoindex_mealPlanCollaborators_1 (userId=?)
--       SEARCH thing USING INDEX sqlite_autoindex_mealPlans_1 (id=?)
--     INDEX 3
--       LIST SUBQUERY 2
--         SEARCH mine USING INDEX kitchenMembers_person (personId=?)
--       SEARCH thing USING INDEX sqlite_autoindex_mealPlans_2 (ownerId=?)
--   LIST SUBQUERY 1
--     SEARCH mine USING COVERING INDEX sqlite_autoindex_mealPlanCollaborators_1 (userId=?)
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 2
--     SEARCH mine USING INDEX kitchenMembers_person (personId=?)
--     CREATE BLOOM FILTER
--   SEARCH collaborator USING INDEX mealPlanCollaborators_byPlan (ownerId=? AND planId=?) LEFT-JOIN
--   SEARCH person USING INDEX sqlite_autoindex_kitchenMembers_1 (kitchenId=?) LEFT-JOIN
--   USE TEMP B-TREE FOR ORDER BY
