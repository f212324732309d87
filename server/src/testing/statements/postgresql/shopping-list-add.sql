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

begin;

insert into "appliedChanges" ("ownerId", "reference", "digest", "answer", "appliedAt")
  values ($1, $2, $3, $4, $5)
  on conflict do nothing;
--   Insert on "appliedChanges"
--     Conflict Resolution: NOTHING
--     ->  Result

select "bytes"
  from "storedSpace"
  where "ownerId" = $1 and "kind" = $2;
--   Index Scan using "storedSpace_key" on "storedSpace"
--     Index Cond: ((("ownerId")::text = $1) AND ((kind)::text = $2))

select "ownerId", "bytes"
  from "textSpace"
  where "ownerId" in ($1)
  union all select "ownerId", "bytes"
  from "storedSpace"
  where "ownerId" in ($2) and "kind" != $3;
--   Append
--     ->  Index Scan using "textSpace_pkey" on "textSpace"
--           Index Cond: (("ownerId")::text = $1)
--     ->  Index Scan using "storedSpace_key" on "storedSpace"
--           Index Cond: (("ownerId")::text = $2)
--           Filter: ((kind)::text <> $3)

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

select "id"
  from "users"
  where "id" = $1 for no key update;
--   LockRows
--     ->  Index Scan using users_pkey on users
--           Index Cond: ((id)::text = $1)

delete
  from "removedListItems"
  where "ownerId" = $1 and "listId" = $2 and "id" in ($3)
  returning "id", "addedById", "recipeId", "planItemId", "imageId", "imageOwnerId", "createdAt";
--   Delete on "removedListItems"
--     ->  Index Scan using "removedListItems_key" on "removedListItems"
--           Index Cond: ((("ownerId")::text = $1) AND (("listId")::text = $2) AND ((id)::text = $3))

insert into "shoppingListItems" ("ownerId", "listId", "id", "addedById", "title", "notes", "completed", "recipeId", "planItemId", "createdAt", "updatedAt")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict ("ownerId", "listId", "id") do nothing
  returning "id", "title";
--   Insert on "shoppingListItems"
--     Conflict Resolution: NOTHING
--     Conflict Arbiter Indexes: shoppingListItems_key
--     ->  Result

select count(*) as "count"
  from "shoppingListItems"
  where "ownerId" = $1 and "listId" = $2;
--   Aggregate
--     ->  Index Only Scan using "shoppingListItems_key" on "shoppingListItems"
--           Index Cond: (("ownerId" = $1) AND ("listId" = $2))

select "languages"
  from "shoppingLists"
  where "ownerId" = $1 and "id" = $2;
--   Index Scan using "shoppingLists_id_key" on "shoppingLists"
--     Index Cond: ((id)::text = $2)
--     Filter: (("ownerId")::text = $1)

update "shoppingLists"
  set "languages" = $1
  where "ownerId" = $2 and "id" = $3;
--   Update on "shoppingLists"
--     ->  Index Scan using "shoppingLists_id_key" on "shoppingLists"
--           Index Cond: ((id)::text = $3)
--           Filter: (("ownerId")::text = $2)

insert into "listThings" ("ownerId", "listId", "itemKey", "title", "aisle", "regular", "times", "usedAt")
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict ("ownerId", "listId", "itemKey") do update
  set "times" = "listThings".times + excluded.times, "usedAt" = excluded."usedAt";
--   Insert on "listThings"
--     Conflict Resolution: UPDATE
--     Conflict Arbiter Indexes: listThings_key
--     ->  Result

select count(*) as "count"
  from "listThings"
  where "ownerId" = $1 and "listId" = $2;
--   Aggregate
--     ->  Index Only Scan using "listThings_key" on "listThings"
--           Index Cond: (("ownerId" = $1) AND ("listId" = $2))

select "users"."id", "users"."name", "users"."handle"
  from (select * from unnest($1::text[]) as listed(value)) as "wanted"
  cross join "users"
  where "users"."id" = "wanted"."value" and true;
--   Nested Loop
--     ->  Function Scan on unnest listed
--     ->  Index Scan using users_pkey on users
--           Index Cond: ((id)::text = listed.value)

select "blockedId"
  from "blocks"
  where "ownerId" = $1 and "blockedId" in ($2);
--   Index Only Scan using "blocks_blockedId" on blocks
--     Index Cond: (("blockedId" = $2) AND ("ownerId" = $1))

select "ownerId", "bytes"
  from "textSpace"
  where "ownerId" in ($1)
  union all select "ownerId", "bytes"
  from "storedSpace"
  where "ownerId" in ($2) and "kind" != $3;
--   Append
--     ->  Index Scan using "textSpace_pkey" on "textSpace"
--           Index Cond: (("ownerId")::text = $1)
--     ->  Index Scan using "storedSpace_key" on "storedSpace"
--           Index Cond: (("ownerId")::text = $2)
--           Filter: ((kind)::text <> $3)

update "appliedChanges"
  set "answer" = $1
  where "ownerId" = $2 and "reference" = $3;
--   Update on "appliedChanges"
--     ->  Index Scan using "appliedChanges_key" on "appliedChanges"
--           Index Cond: ((("ownerId")::text = $2) AND ((reference)::text = $3))

commit;
