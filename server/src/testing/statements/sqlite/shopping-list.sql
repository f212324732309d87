select "aisles", "languages"
  from "shoppingLists"
  where "ownerId" = ? and "id" = ?;
--   SEARCH shoppingLists USING INDEX sqlite_autoindex_shoppingLists_2 (ownerId=? AND id=?)

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

select "images"."id" as "imageId", "item"."id", "item"."title", "item"."notes", "item"."completed", "item"."createdAt", "item"."updatedAt", "item"."addedById", "person"."id" as "personId", "person"."name" as "personName", "person"."handle" as "personHandle", "recipe"."id" as "recipeId", "recipe"."title" as "recipeTitle"
  from "shoppingListItems" as "item"
  left join "users" as "person" on "person"."id" = coalesce((select "users"."id" from "users" where "users"."id" = "item"."addedById" and "users"."id" not in (select "blocks"."ownerId" from "blocks" where "blocks"."blockedId" = ?)), "item"."ownerId")
  left join "recipes" as "recipe" on "recipe"."id" = "item"."recipeId" and (("recipe"."ownerId" = "item"."addedById" and ("item"."addedById" = ? or "item"."addedById" in (select "own"."friendId" from "friendships" as "own" inner join "friendships" as "theirs" on "theirs"."userId" = "own"."friendId" and "theirs"."friendId" = "own"."userId" where "own"."userId" = ?))) or "recipe"."ownerId" in (select "kitchenId" from "kitchenMembers" where "personId" = ?))
  left join "images" on "images"."ownerId" = "item"."imageOwnerId" and "images"."id" = "item"."imageId" and "images"."ownerId" not in (select "blocks"."ownerId" from "blocks" where "blocks"."blockedId" = ?)
  where "item"."ownerId" = ? and "item"."listId" = ?
  order by "item"."createdAt", "item"."id";
--   SEARCH item USING INDEX sqlite_autoindex_shoppingListItems_1 (ownerId=? AND listId=?)
--   SEARCH person USING INDEX sqlite_autoindex_users_1 (id=?) LEFT-JOIN
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH users USING COVERING INDEX sqlite_autoindex_users_1 (id=?)
--     LIST SUBQUERY 1
--       SEARCH blocks USING COVERING INDEX blocks_blockedId (blockedId=?)
--       CREATE BLOOM FILTER
--   SEARCH recipe USING INDEX sqlite_autoindex_recipes_1 (id=?) LEFT-JOIN
--   LIST SUBQUERY 3
--     SEARCH own USING COVERING INDEX sqlite_autoindex_friendships_1 (userId=?)
--     SEARCH theirs USING COVERING INDEX sqlite_autoindex_friendships_1 (userId=? AND friendId=?)
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 4
--     SEARCH kitchenMembers USING INDEX kitchenMembers_person (personId=?)
--     CREATE BLOOM FILTER
--   SEARCH images USING COVERING INDEX sqlite_autoindex_images_2 (ownerId=? AND id=?) LEFT-JOIN
--   LIST SUBQUERY 5
--     SEARCH blocks USING COVERING INDEX blocks_blockedId (blockedId=?)
--     CREATE BLOOM FILTER
--   USE TEMP B-TREE FOR ORDER BY

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

select "title", "aisle", "regular"
  from "listThings"
  where "ownerId" = ? and "listId" = ? and ("aisle" is not null or "regular" = ?)
  order by "title", "itemKey";
--   SEARCH listThings USING INDEX sqlite_autoindex_listThings_1 (ownerId=? AND listId=?)
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
  where thing.id = ? and thing."deletedAt" is null
  order by thing.id, person."joinedAt", person."personId", collaborator."userId";
--   SEARCH thing USING INDEX sqlite_autoindex_shoppingLists_1 (id=?)
--   SEARCH collaborator USING INDEX shoppingListCollaborators_byList (ownerId=? AND listId=?) LEFT-JOIN
--   SEARCH person USING INDEX sqlite_autoindex_kitchenMembers_1 (kitchenId=?) LEFT-JOIN
--   USE TEMP B-TREE FOR LAST 3 TERMS OF ORDER BY
