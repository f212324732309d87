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

select "item"."id"
  from "mealPlanItems" as "item"
  where "item"."ownerId" = $1 and "item"."planId" = $2 and ("item"."day" is null or ("item"."day" is not null and "item"."day" >= $3 and "item"."day" <= $4))
  order by "item"."day" asc nulls first, "item"."createdAt", "item"."id"
  limit $5;
--   Limit
--     ->  Sort
--           Sort Key: day NULLS FIRST, "createdAt", id
--           ->  Index Scan using "mealPlanItems_byDay" on "mealPlanItems" item
--                 Index Cond: ((("ownerId")::text = $1) AND (("planId")::text = $2))
--                 Filter: ((day IS NULL) OR ((day IS NOT NULL) AND ((day)::text >= $3) AND ((day)::text <= $4)))

select "item"."id", "item"."addedById", "item"."title", "item"."day", "item"."meal", "item"."servings", "item"."notes", "item"."cooked", "item"."leftoverOf", "item"."seriesId", "item"."createdAt", "item"."updatedAt", "recipe"."id" as "recipeId", "recipe"."ownerId" as "recipeOwnerId", "recipe"."title" as "recipeTitle", "recipeImages"."imageId", exists (select "bought"."id" from "shoppingListItems" as "bought" inner join "shoppingLists" as "list" on "list"."id" = "bought"."listId" where "bought"."planItemId" = "item"."id" and "list"."deletedAt" is null) as "onList"
  from "mealPlanItems" as "item"
  left join "recipes" as "recipe" on "recipe"."ownerId" = "item"."recipeOwnerId" and "recipe"."id" = "item"."recipeId" and "recipe"."folder" != $1 and ("item"."recipeOwnerId" = $2 or "item"."recipeOwnerId" in (select "kitchenId" from "kitchenMembers" where "personId" = $3) or ("item"."recipeOwnerId" in ($4, $5) and "item"."recipeOwnerId" not in (select "blocks"."ownerId" from "blocks" where "blocks"."blockedId" = $6)))
  left join "recipeImages" on "recipeImages"."ownerId" = "recipe"."ownerId" and "recipeImages"."recipeId" = "recipe"."id" and "recipeImages"."position" = $7
  where "item"."ownerId" = $8 and "item"."planId" = $9 and ("item"."day" is null or ("item"."day" is not null and "item"."day" >= $10 and "item"."day" <= $11))
  order by "item"."day" asc nulls first, "item"."createdAt", "item"."id";
--   Sort
--     Sort Key: item.day NULLS FIRST, item."createdAt", item.id
--     ->  Nested Loop Left Join
--           Join Filter: ((("recipeImages"."ownerId")::text = (recipe."ownerId")::text) AND (("recipeImages"."recipeId")::text = (recipe.id)::text))
--           ->  Nested Loop Left Join
--                 Join Filter: (((item."recipeOwnerId")::text = $2) OR (ANY ((item."recipeOwnerId")::text = ((hashed SubPlan 3).col1)::text)) OR (((item."recipeOwnerId")::text = ANY ((ARRAY[$4, $5])::text[])) AND (NOT (ANY ((item."recipeOwnerId")::text = ((hashed SubPlan 4).col1)::text)))))
--                 ->  Index Scan using "mealPlanItems_byDay" on "mealPlanItems" item
--                       Index Cond: ((("ownerId")::text = $8) AND (("planId")::text = $9))
--                       Filter: ((day IS NULL) OR ((day IS NOT NULL) AND ((day)::text >= $10) AND ((day)::text <= $11)))
--                 ->  Index Scan using recipes_id_key on recipes recipe
--                       Index Cond: ((id)::text = (item."recipeId")::text)
--                       Filter: (((folder)::text <> $1) AND (("ownerId")::text = (item."recipeOwnerId")::text))
--                 SubPlan 3
--                   ->  Index Scan using "kitchenMembers_person" on "kitchenMembers"
--                         Index Cond: (("personId")::text = $3)
--                 SubPlan 4
--                   ->  Index Only Scan using "blocks_blockedId" on blocks
--                         Index Cond: ("blockedId" = $6)
--           ->  Index Scan using "recipeImages_key" on "recipeImages"
--                 Index Cond: ("position" = $7)
--           SubPlan 1
--             ->  Nested Loop
--                   ->  Index Scan using "shoppingLists_id_key" on "shoppingLists" list
--                         Filter: ("deletedAt" IS NULL)
--                   ->  Index Scan using "shoppingListItems_key" on "shoppingListItems" bought
--                         Index Cond: (("listId")::text = (list.id)::text)
--                         Filter: (("planItemId")::text = (item.id)::text)

select "item"."id", (octet_length("item"."title") + octet_length("item"."notes") + octet_length(coalesce("recipe"."title", $1))) as "bytes"
  from "mealPlanItems" as "item"
  left join "recipes" as "recipe" on "recipe"."ownerId" = "item"."recipeOwnerId" and "recipe"."id" = "item"."recipeId"
  where "item"."ownerId" = $2 and "item"."planId" = $3 and "item"."id" = any($4::text[]);
--   Nested Loop Left Join
--     ->  Index Scan using "mealPlanItems_key" on "mealPlanItems" item
--           Index Cond: ((("ownerId")::text = $2) AND (("planId")::text = $3) AND ((id)::text = ANY ($4)))
--     ->  Index Scan using recipes_id_key on recipes recipe
--           Index Cond: ((id)::text = (item."recipeId")::text)
--           Filter: (("ownerId")::text = (item."recipeOwnerId")::text)

select "meals", "rules"
  from "mealPlans"
  where "ownerId" = $1 and "id" = $2;
--   Index Scan using "mealPlans_id_key" on "mealPlans"
--     Index Cond: ((id)::text = $2)
--     Filter: (("ownerId")::text = $1)

select "plan"."id", "plan"."title", "plan"."createdAt", "plan"."updatedAt", (select count(*) as "count" from "mealPlanItems" as "item" where "item"."ownerId" = "plan"."ownerId" and "item"."planId" = "plan"."id") as "itemCount"
  from (select * from unnest($1::text[]) as listed(value)) as "wanted"
  inner join "mealPlans" as "plan" on "plan"."id" = "wanted"."value"
  order by "plan"."title", "plan"."id";
--   Sort
--     Sort Key: plan.title, plan.id
--     ->  Nested Loop
--           Join Filter: (listed.value = (plan.id)::text)
--           ->  Index Scan using "mealPlans_id_key" on "mealPlans" plan
--           ->  Function Scan on unnest listed
--           SubPlan 1
--             ->  Aggregate
--                   ->  Index Only Scan using "mealPlanItems_byDay" on "mealPlanItems" item
--                         Index Cond: (("ownerId" = (plan."ownerId")::text) AND ("planId" = (plan.id)::text))

select "users"."id", "users"."name", "users"."handle"
  from (select * from unnest($1::text[]) as listed(value)) as "wanted"
  cross join "users"
  where "users"."id" = "wanted"."value" and "users"."id" not in (select "blocks"."ownerId" from "blocks" where "blocks"."blockedId" = $2);
--   Nested Loop
--     ->  Function Scan on unnest listed
--     ->  Index Scan using users_pkey on users
--           Index Cond: ((id)::text = listed.value)
--           Filter: (NOT (ANY ((id)::text = ((hashed SubPlan 1).col1)::text)))
--           SubPlan 1
--             ->  Index Only Scan using "blocks_blockedId" on blocks
--                   Index Cond: ("blockedId" = $2)

select "users"."id", "users"."name", "users"."handle"
  from (select * from unnest($1::text[]) as listed(value)) as "wanted"
  cross join "users"
  where "users"."id" = "wanted"."value" and true;
--   Nested Loop
--     ->  Function Scan on unnest listed
--     ->  Index Scan using users_pkey on users
--           Index Cond: ((id)::text = listed.value)

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
