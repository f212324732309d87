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

select "list"."id" as "listId", "list"."languages", "item"."title", "item"."notes", "item"."completed"
  from (select value from json_each(?)) as "counted"
  inner join "shoppingLists" as "list" on "list"."id" = "counted"."value"
  inner join "shoppingListItems" as "item" on "item"."ownerId" = "list"."ownerId" and "item"."listId" = "list"."id";
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   SEARCH list USING INDEX sqlite_autoindex_shoppingLists_1 (id=?)
--   SEARCH item USING INDEX sqlite_autoindex_shoppingListItems_1 (ownerId=? AND listId=?)

select "list"."id", "list"."title", "list"."archived", "list"."createdAt", "list"."updatedAt", (select count(*) as "count" from "shoppingListItems" as "item" where "item"."ownerId" = "list"."ownerId" and "item"."listId" = "list"."id" and "item"."completed" = ?) as "itemCount", (select count(*) as "count" from "shoppingListItems" as "item" where "item"."ownerId" = "list"."ownerId" and "item"."listId" = "list"."id" and "item"."completed" = ?) as "doneCount"
  from (select value from json_each(?)) as "wanted"
  inner join "shoppingLists" as "list" on "list"."id" = "wanted"."value"
  order by "list"."title", "list"."id";
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   SEARCH list USING INDEX sqlite_autoindex_shoppingLists_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH item USING INDEX sqlite_autoindex_shoppingListItems_1 (ownerId=? AND listId=?)
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH item USING INDEX sqlite_autoindex_shoppingListItems_1 (ownerId=? AND listId=?)
--   USE TEMP B-TREE FOR ORDER BY

select "users"."id", "users"."name", "users"."handle"
  from (select value from json_each(?)) as "wanted"
  cross join "users"
  where "users"."id" = "wanted"."value" and true;
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   SEARCH users USING INDEX sqlite_autoindex_users_1 (id=?)

select thing.id, thing."ownerId", collaborator."userId", person."personId", person.role as "personRole"
  from "shoppingLists" as thing
  left join "shoppingListCollaborators" as collaborator on collaborator."ownerId" = thing."ownerId" and collaborator."listId" = thing.id
  left join "kitchenMembers" as person on person."kitchenId" = thing."ownerId"
  where thing."deletedAt" is null and (thing."ownerId" = ? or thing.id in (select mine."listId" from "shoppingListCollaborators" as mine where mine."userId" = ?) or thing."ownerId" in (select mine."kitchenId" from "kitchenMembers" as mine where mine."personId" = ?))
  order by thing.id, person."joinedAt", person."personId", collaborator."userId";
--   MULTI-INDEX OR
--     INDEX 1
--       SEARCH thing USING INDEX sqlite_autoindex_shoppingLists_2 (ownerId=?)
--     INDEX 2
--       LIST SUBQUERY 1
--         SEARCH mine USING COVERING INDEX sqlite_autoindex_shoppingListCollaborators_1 (userId=?)
--       SEARCH thing USING INDEX sqlite_autoindex_shoppingLists_1 (id=?)
--     INDEX 3
--       LIST SUBQUERY 2
--         SEARCH mine USING INDEX kitchenMembers_person (personId=?)
--       SEARCH thing USING INDEX sqlite_autoindex_shoppingLists_2 (ownerId=?)
--   LIST SUBQUERY 1
--     SEARCH mine USING COVERING INDEX sqlite_autoindex_shoppingListCollaborators_1 (userId=?)
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 2
--     SEARCH mine USING INDEX kitchenMembers_person (personId=?)
--     CREATE BLOOM FILTER
--   SEARCH collaborator USING INDEX shoppingListCollaborators_byList (ownerId=? AND listId=?) LEFT-JOIN
--   SEARCH person USING INDEX sqlite_autoindex_kitchenMembers_1 (kitchenId=?) LEFT-JOIN
--   USE TEMP B-TREE FOR ORDER BY
