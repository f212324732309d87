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
  from "mealPlans" as thing
  left join "mealPlanCollaborators" as collaborator on collaborator."ownerId" = thing."ownerId" and collaborator."planId" = thing.id
  left join "kitchenMembers" as person on person."kitchenId" = thing."ownerId"
  where thing.id = $1 and thing."deletedAt" is null
  order by thing.id, person."joinedAt", person."personId", collaborator."userId";
--   Sort
--     Sort Key: person."joinedAt", person."personId", collaborator."userId"
--     ->  Nested Loop Left Join
--           ->  Nested Loop Left Join
--                 Join Filter: ((collaborator."ownerId")::text = (thing."ownerId")::text)
--                 ->  Index Scan using "mealPlans_key" on "mealPlans" thing
--                       Index Cond: ((id)::text = $1)
--                       Filter: ("deletedAt" IS NULL)
--                 ->  Index Scan using "mealPlanCollaborators_byPlan" on "mealPlanCollaborators" collaborator
--                       Index Cond: (("planId")::text = $1)
--           ->  Index Scan using "kitchenMembers_key" on "kitchenMembers" person
--                 Index Cond: (("kitchenId")::text = (thing."ownerId")::text)

select "id"
  from "users"
  where "id" = $1 for no key update;
--   LockRows
--     ->  Index Scan using users_pkey on users
--           Index Cond: ((id)::text = $1)

delete
  from "removedMealPlanItems"
  where "ownerId" = $1 and "planId" = $2 and "id" in ($3)
  returning "id", "addedById", "recipeId", "recipeOwnerId", "cooked", "leftovers", "createdAt";
--   Delete on "removedMealPlanItems"
--     ->  Index Scan using "removedMealPlanItems_key" on "removedMealPlanItems"
--           Index Cond: ((("ownerId")::text = $1) AND (("planId")::text = $2) AND ((id)::text = $3))

select count(*) as "dishes", sum(octet_length("title")) as "titleBytes", sum(octet_length("notes")) as "bytes"
  from "mealPlanItems"
  where "ownerId" = $1 and "planId" = $2;
--   Aggregate
--     ->  Index Scan using "mealPlanItems_byDay" on "mealPlanItems"
--           Index Cond: ((("ownerId")::text = $1) AND (("planId")::text = $2))

insert into "mealPlanItems" ("id", "title", "recipeId", "day", "meal", "servings", "notes", "seriesId", "addedById", "recipeOwnerId", "cooked", "createdAt", "ownerId", "planId", "leftoverOf", "updatedAt")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
  on conflict ("ownerId", "planId", "id") do nothing;
--   Insert on "mealPlanItems"
--     Conflict Resolution: NOTHING
--     Conflict Arbiter Indexes: mealPlanItems_key
--     ->  Result

select count(*) as "dishes", sum(octet_length("title")) as "titleBytes", sum(octet_length("notes")) as "bytes"
  from "mealPlanItems"
  where "ownerId" = $1 and "planId" = $2;
--   Aggregate
--     ->  Index Scan using "mealPlanItems_byDay" on "mealPlanItems"
--           Index Cond: ((("ownerId")::text = $1) AND (("planId")::text = $2))

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
