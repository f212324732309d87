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

select "recipes"."id", "title", "rating", "folder", substr("recipes"."description", 1, 500) as "description", substr("recipes"."yield", 1, 100) as "yield", substr("recipes"."activeTime", 1, 100) as "activeTime", substr("recipes"."totalTime", 1, 100) as "totalTime", substr("recipes"."source", 1, 200) as "source", "createdAt", "updatedAt", "lastCookedAt", "fromUserId", "recipes"."ownerId", "recipeImages"."imageId", "searchNumber", (select string_agg("recipeLabels"."labelId"::text, ',') as "ids" from "recipeLabels" where "recipeLabels"."ownerId" = $1 and "recipeLabels"."recipeId" = "recipes"."id") as "labelIds", (select "mark" from "changeMarks" where "ownerId" = $2) as "mark", (select "count" from "folderCounts" where "ownerId" = $3 and "folder" = $4) as "totalCount"
  from "recipes"
  left join "recipeImages" on "recipeImages"."ownerId" = "recipes"."ownerId" and "recipeImages"."recipeId" = "recipes"."id" and "recipeImages"."position" = $5
  where "recipes"."ownerId" in ($6) and "recipes"."id" = any(array(select "recipes"."id" from "recipes" where "recipes"."ownerId" = $7 and "recipes"."folder" = $8 order by "recipes"."sortTitle" asc, "recipes"."id" asc limit 100 offset $9))
  order by "recipes"."sortTitle" asc, "recipes"."id" asc;
--   Sort
--     Sort Key: recipes."sortTitle" COLLATE "C", recipes.id
--     InitPlan 2
--       ->  Index Scan using "changeMarks_pkey" on "changeMarks"
--             Index Cond: (("ownerId")::text = $2)
--     InitPlan 3
--       ->  Index Scan using "folderCounts_key" on "folderCounts"
--             Index Cond: ((("ownerId")::text = $3) AND ((folder)::text = $4))
--     InitPlan 4
--       ->  Limit
--             ->  Index Only Scan using "recipes_sortTitle" on recipes recipes_1
--                   Index Cond: (("ownerId" = $7) AND (folder = $8))
--     ->  Nested Loop Left Join
--           ->  Index Scan using recipes_id_key on recipes
--                 Index Cond: ((id)::text = ANY (((InitPlan 4).col1)::text[]))
--                 Filter: (("ownerId")::text = $6)
--           ->  Index Scan using "recipeImages_key" on "recipeImages"
--                 Index Cond: ((("ownerId")::text = $6) AND (("recipeId")::text = (recipes.id)::text) AND ("position" = $5))
--           SubPlan 1
--             ->  Aggregate
--                   ->  Index Only Scan using "recipeLabels_recipe" on "recipeLabels"
--                         Index Cond: (("ownerId" = $1) AND ("recipeId" = (recipes.id)::text))
