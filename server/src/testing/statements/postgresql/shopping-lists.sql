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

select "list"."id" as "listId", "list"."languages", "item"."title", "item"."notes", "item"."completed"
  from (select * from unnest($1::text[]) as listed(value)) as "counted"
  inner join "shoppingLists" as "list" on "list"."id" = "counted"."value"
  inner join "shoppingListItems" as "item" on "item"."ownerId" = "list"."ownerId" and "item"."listId" = "list"."id";
--   Nested Loop
--     Join Filter: (((list.id)::text = (item."listId")::text) AND ((item."ownerId")::text = (list."ownerId")::text))
--     ->  Nested Loop
--           Join Filter: (listed.value = (list.id)::text)
--           ->  Index Scan using "shoppingLists_id_key" on "shoppingLists" list
--           ->  Function Scan on unnest listed
--     ->  Index Scan using "shoppingListItems_key" on "shoppingListItems" item
--           Index Cond: (("listId")::text = listed.value)

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
  where thing."deletedAt" is null and (thing."ownerId" = $1 or thing.id in (select mine."listId" from "shoppingListCollaborators" as mine where mine."userId" = $2) or thing."ownerId" in (select mine."kitchenId" from "kitchenMembers" as mine where mine."personId" = $3))
  order by thing.id, person."joinedAt", person."personId", collaborator."userId";
--   Incremental Sort
--     Sort Key: thing.id, person."joinedAt", person."personId", collaborator."userId"
--     Presorted Key: thing.id
--     ->  Nested Loop Left Join
--           ->  Nested Loop Left Join
--                 Join Filter: (((collaborator."ownerId")::text = (thing."ownerId")::text) AND ((collaborator."listId")::text = (thing.id)::text))
--                 ->  Index Scan using "shoppingLists_id_key" on "shoppingLists" thing
--                       Filter: (("deletedAt" IS NULL) AND ((("ownerId")::text = $1) OR (ANY ((id)::text = ((hashed SubPlan 1).col1)::text)) OR (ANY (("ownerId")::text = ((hashed SubPlan 2).col1)::text))))
--                       SubPlan 1
--                         ->  Index Only Scan using "shoppingListCollaborators_key" on "shoppingListCollaborators" mine
--                               Index Cond: ("userId" = $2)
--                       SubPlan 2
--                         ->  Index Scan using "kitchenMembers_person" on "kitchenMembers" mine_1
--                               Index Cond: (("personId")::text = $3)
--                 ->  Index Scan using "shoppingListCollaborators_byList" on "shoppingListCollaborators" collaborator
--           ->  Index Scan using "kitchenMembers_key" on "kitchenMembers" person
--                 Index Cond: (("kitchenId")::text = (thing."ownerId")::text)
