select "aisles", "languages"
  from "shoppingLists"
  where "ownerId" = $1 and "id" = $2;
--   Index Scan using "shoppingLists_id_key" on "shoppingLists"
--     Index Cond: ((id)::text = $2)
--     Filter: (("ownerId")::text = $1)

select "blocks"."ownerId"
  from "blocks"
  where "blocks"."blockedId" = $1;
--   Index Only Scan using "blocks_blockedId" on blocks
--     Index Cond: ("blockedId" = $1)

select "id", "userId", "usedAt", "mark", "firstNumber", "nextNumber"
  from "sessions"
  left join "changeMarks" on "changeMarks"."ownerId" = "sessions"."userId"
  left join "searchBooks" on "searchBooks"."ownerId" = "sessions"."userId"
  where "id" = $1 and "expiresAt" > $2;
--   Nested Loop Left Join
--     ->  Nested Loop Left Join
--           ->  Index Scan using sessions_pkey on sessions
--                 Index Cond: ((id)::text = $1)
--                 Filter: ("expiresAt" > $2)
--           ->  Index Scan using "changeMarks_pkey" on "changeMarks"
--                 Index Cond: (("ownerId")::text = (sessions."userId")::text)
--     ->  Index Scan using "searchBooks_pkey" on "searchBooks"
--           Index Cond: (("ownerId")::text = (sessions."userId")::text)

select "images"."id" as "imageId", "item"."id", "item"."title", "item"."notes", "item"."completed", "item"."createdAt", "item"."updatedAt", "item"."addedById", "person"."id" as "personId", "person"."name" as "personName", "person"."handle" as "personHandle", "recipe"."id" as "recipeId", "recipe"."title" as "recipeTitle"
  from "shoppingListItems" as "item"
  left join "users" as "person" on "person"."id" = coalesce((select "users"."id" from "users" where "users"."id" = "item"."addedById" and "users"."id" not in (select "blocks"."ownerId" from "blocks" where "blocks"."blockedId" = $1)), "item"."ownerId")
  left join "recipes" as "recipe" on "recipe"."id" = "item"."recipeId" and (("recipe"."ownerId" = "item"."addedById" and ("item"."addedById" = $2 or "item"."addedById" in (select "own"."friendId" from "friendships" as "own" inner join "friendships" as "theirs" on "theirs"."userId" = "own"."friendId" and "theirs"."friendId" = "own"."userId" where "own"."userId" = $3))) or "recipe"."ownerId" in (select "kitchenId" from "kitchenMembers" where "personId" = $4))
  left join "images" on "images"."ownerId" = "item"."imageOwnerId" and "images"."id" = "item"."imageId" and "images"."ownerId" not in (select "blocks"."ownerId" from "blocks" where "blocks"."blockedId" = $5)
  where "item"."ownerId" = $6 and "item"."listId" = $7
  order by "item"."createdAt", "item"."id";
--   Sort
--     Sort Key: item."createdAt", item.id
--     ->  Nested Loop Left Join
--           ->  Nested Loop Left Join
--                 ->  Nested Loop Left Join
--                       ->  Index Scan using "shoppingListItems_key" on "shoppingListItems" item
--                             Index Cond: ((("ownerId")::text = $6) AND (("listId")::text = $7))
--                       ->  Memoize
--                             Cache Key: COALESCE((SubPlan 2), item."ownerId")
--                             Cache Mode: logical
--                             ->  Index Scan using users_pkey on users person
--                                   Index Cond: ((id)::text = (COALESCE((SubPlan 2), item."ownerId"))::text)
--                                   SubPlan 2
--                                     ->  Index Only Scan using users_pkey on users
--                                           Index Cond: (id = (item."addedById")::text)
--                                           Filter: (NOT (ANY ((id)::text = ((hashed SubPlan 1).col1)::text)))
--                                           SubPlan 1
--                                             ->  Index Only Scan using "blocks_blockedId" on blocks
--                                                   Index Cond: ("blockedId" = $1)
--                 ->  Index Scan using recipes_id_key on recipes recipe
--                       Index Cond: ((id)::text = (item."recipeId")::text)
--                       Filter: (((("ownerId")::text = (item."addedById")::text) AND (((item."addedById")::text = $2) OR (ANY ((item."addedById")::text = ((hashed SubPlan 3).col1)::text)))) OR (ANY (("ownerId")::text = ((hashed SubPlan 4).col1)::text)))
--                       SubPlan 3
--                         ->  Nested Loop
--                               Join Filter: ((own."friendId")::text = (theirs."userId")::text)
--                               ->  Index Only Scan using friendships_key on friendships own
--                                     Index Cond: ("userId" = $3)
--                               ->  Index Only Scan using friendships_friend on friendships theirs
--                                     Index Cond: ("friendId" = $3)
--                       SubPlan 4
--                         ->  Index Scan using "kitchenMembers_person" on "kitchenMembers"
--                               Index Cond: (("personId")::text = $4)
--           ->  Index Scan using images_id_key on images
--                 Index Cond: ((id)::text = (item."imageId")::text)
--                 Filter: ((NOT (ANY (("ownerId")::text = ((hashed SubPlan 5).col1)::text))) AND (("ownerId")::text = (item."imageOwnerId")::text))
--                 SubPlan 5
--                   ->  Index Only Scan using "blocks_blockedId" on blocks blocks_1
--                         Index Cond: ("blockedId" = $5)

select "list"."id", "list"."title", "list"."archived", "list"."createdAt", "list"."updatedAt", (select count(*) as "count" from "shoppingListItems" as "item" where "item"."ownerId" = "list"."ownerId" and "item"."listId" = "list"."id" and "item"."completed" = $1) as "itemCount", (select count(*) as "count" from "shoppingListItems" as "item" where "item"."ownerId" = "list"."ownerId" and "item"."listId" = "list"."id" and "item"."completed" = $2) as "doneCount"
  from (select * from unnest($3::text[]) as listed(value)) as "wanted"
  inner join "shoppingLists" as "list" on "list"."id" = "wanted"."value"
  order by "list"."title", "list"."id";
--   Sort
--     Sort Key: list.title, list.id
--     ->  Nested Loop
--           Join Filter: (listed.value = (list.id)::text)
--           ->  Index Scan using "shoppingLists_id_key" on "shoppingLists" list
--           ->  Function Scan on unnest listed
--           SubPlan 1
--             ->  Aggregate
--                   ->  Index Scan using "shoppingListItems_key" on "shoppingListItems" item
--                         Index Cond: ((("ownerId")::text = (list."ownerId")::text) AND (("listId")::text = (list.id)::text))
--                         Filter: (completed = $1)
--           SubPlan 2
--             ->  Aggregate
--                   ->  Index Scan using "shoppingListItems_key" on "shoppingListItems" item_1
--                         Index Cond: ((("ownerId")::text = (list."ownerId")::text) AND (("listId")::text = (list.id)::text))
--                         Filter: (completed = $2)

select "title", "aisle", "regular"
  from "listThings"
  where "ownerId" = $1 and "listId" = $2 and ("aisle" is not null or "regular" = $3)
  order by "title", "itemKey";
--   Sort
--     Sort Key: title, "itemKey"
--     ->  Index Scan using "listThings_key" on "listThings"
--           Index Cond: ((("ownerId")::text = $1) AND (("listId")::text = $2))
--           Filter: ((aisle IS NOT NULL) OR (regular = $3))

select "users"."id", "users"."name", "users"."handle"
  from (select * from unnest($1::text[]) as listed(value)) as "wanted"
  cross join "users"
  where "users"."id" = "wanted"."value" and true;
--   Nested Loop
--     ->  Function Scan on unnest listed
--     ->  Index Scan using users_pkey on users
--           Index Cond: ((id)::text = listed.value)

select thing.id, thing."ownerId", collaborator."userId", person."personId", person.role as "personRole"
  from "shoppingLists" as thing
  left join "shoppingListCollaborators" as collaborator on collaborator."ownerId" = thing."ownerId" and collaborator."listId" = thing.id
  left join "kitchenMembers" as person on person."kitchenId" = thing."ownerId"
  where thing.id = $1 and thing."deletedAt" is null
  order by thing.id, person."joinedAt", person."personId", collaborator."userId";
--   Sort
--     Sort Key: person."joinedAt", person."personId", collaborator."userId"
--     ->  Nested Loop Left Join
--           ->  Nested Loop Left Join
--                 Join Filter: ((collaborator."ownerId")::text = (thing."ownerId")::text)
--                 ->  Index Scan using "shoppingLists_key" on "shoppingLists" thing
--                       Index Cond: ((id)::text = $1)
--                       Filter: ("deletedAt" IS NULL)
--                 ->  Index Scan using "shoppingListCollaborators_byList" on "shoppingListCollaborators" collaborator
--                       Index Cond: (("listId")::text = $1)
--           ->  Index Scan using "kitchenMembers_key" on "kitchenMembers" person
--                 Index Cond: (("kitchenId")::text = (thing."ownerId")::text)
