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
  left join "recipes" as "recipe" on "recipe"."ownerId" = "item"."recipeOwnerId" and "recipe"."id" = "item"."recipeId" and "recipe"."folder" != $1 and ("item"."recipeOwnerId" = $2 or ("item"."recipeOwnerId" in ($3, $4) and "item"."recipeOwnerId" not in (select "blocks"."ownerId" from "blocks" where "blocks"."blockedId" = $5)))
  left join "recipeImages" on "recipeImages"."ownerId" = "recipe"."ownerId" and "recipeImages"."recipeId" = "recipe"."id" and "recipeImages"."position" = $6
  where "item"."ownerId" = $7 and "item"."planId" = $8 and ("item"."day" is null or ("item"."day" is not null and "item"."day" >= $9 and "item"."day" <= $10))
  order by "item"."day" asc nulls first, "item"."createdAt", "item"."id";
--   Sort
--     Sort Key: item.day NULLS FIRST, item."createdAt", item.id
--     ->  Nested Loop Left Join
--           Join Filter: ((("recipeImages"."ownerId")::text = (recipe."ownerId")::text) AND (("recipeImages"."recipeId")::text = (recipe.id)::text))
--           ->  Nested Loop Left Join
--                 Join Filter: (((item."recipeOwnerId")::text = $2) OR (((item."recipeOwnerId")::text = ANY ((ARRAY[$3, $4])::text[])) AND (NOT (ANY ((item."recipeOwnerId")::text = ((hashed SubPlan 3).col1)::text)))))
--                 ->  Index Scan using "mealPlanItems_byDay" on "mealPlanItems" item
--                       Index Cond: ((("ownerId")::text = $7) AND (("planId")::text = $8))
--                       Filter: ((day IS NULL) OR ((day IS NOT NULL) AND ((day)::text >= $9) AND ((day)::text <= $10)))
--                 ->  Index Scan using recipes_id_key on recipes recipe
--                       Index Cond: ((id)::text = (item."recipeId")::text)
--                       Filter: (((folder)::text <> $1) AND (("ownerId")::text = (item."recipeOwnerId")::text))
--                 SubPlan 3
--                   ->  Index Only Scan using "blocks_blockedId" on blocks
--                         Index Cond: ("blockedId" = $5)
--           ->  Index Scan using "recipeImages_key" on "recipeImages"
--                 Index Cond: ("position" = $6)
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

select thing."ownerId", collaborator."userId"
  from "mealPlans" as thing
  left join "mealPlanCollaborators" as collaborator on collaborator."ownerId" = thing."ownerId" and collaborator."planId" = thing.id
  where thing.id = $1 and thing."deletedAt" is null;
--   Nested Loop Left Join
--     Join Filter: ((collaborator."ownerId")::text = (thing."ownerId")::text)
--     ->  Index Scan using "mealPlans_key" on "mealPlans" thing
--           Index Cond: ((id)::text = $1)
--           Filter: ("deletedAt" IS NULL)
--     ->  Index Scan using "mealPlanCollaborators_byPlan" on "mealPlanCollaborators" collaborator
--           Index Cond: (("planId")::text = $1)
