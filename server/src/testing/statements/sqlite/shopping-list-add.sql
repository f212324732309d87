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
  from "shoppingLists" as thing
  left join "shoppingListCollaborators" as collaborator on collaborator."ownerId" = thing."ownerId" and collaborator."listId" = thing.id
  left join "kitchenMembers" as person on person."kitchenId" = thing."ownerId"
  where thing.id = ? and thing."deletedAt" is null
  order by thing.id, person."joinedAt", person."personId", collaborator."userId";
--   SEARCH thing USING INDEX sqlite_autoindex_shoppingLists_1 (id=?)
--   SEARCH collaborator USING INDEX shoppingListCollaborators_byList (ownerId=? AND listId=?) LEFT-JOIN
--   SEARCH person USING INDEX sqlite_autoindex_kitchenMembers_1 (kitchenId=?) LEFT-JOIN
--   USE TEMP B-TREE FOR LAST 3 TERMS OF ORDER BY

delete
  from "removedListItems"
  where "ownerId" = ? and "listId" = ? and "id" in (?)
  returning "id", "addedById", "recipeId", "planItemId", "imageId", "imageOwnerId", "createdAt";
--   SEARCH removedListItems USING INDEX sqlite_autoindex_removedListItems_1 (ownerId=? AND listId=? AND id=?)

insert into "shoppingListItems" ("ownerId", "listId", "id", "addedById", "title", "notes", "completed", "recipeId", "planItemId", "createdAt", "updatedAt")
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  on conflict ("ownerId", "listId", "id") do nothing
  returning "id", "title";

select count(*) as "count"
  from "shoppingListItems"
  where "ownerId" = ? and "listId" = ?;
--   SEARCH shoppingListItems USING COVERING INDEX sqlite_autoindex_shoppingListItems_1 (ownerId=? AND listId=?)

select "languages"
  from "shoppingLists"
  where "ownerId" = ? and "id" = ?;
--   SEARCH shoppingLists USING INDEX sqlite_autoindex_shoppingLists_2 (ownerId=? AND id=?)

update "shoppingLists"
  set "languages" = ?
  where "ownerId" = ? and "id" = ?;
--   SEARCH shoppingLists USING INDEX sqlite_autoindex_shoppingLists_2 (ownerId=? AND id=?)

insert into "listThings" ("ownerId", "listId", "itemKey", "title", "aisle", "regular", "times", "usedAt")
  values (?, ?, ?, ?, ?, ?, ?, ?)
  on conflict ("ownerId", "listId", "itemKey") do update
  set "times" = "listThings".times + excluded.times, "usedAt" = excluded."usedAt";

select count(*) as "count"
  from "listThings"
  where "ownerId" = ? and "listId" = ?;
--   SEARCH listThings USING COVERING INDEX sqlite_autoindex_listThings_1 (ownerId=? AND listId=?)

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
