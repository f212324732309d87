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

select "recipes"."id", "title", "rating", "folder", substr("recipes"."description", 1, 500) as "description", substr("recipes"."yield", 1, 100) as "yield", substr("recipes"."activeTime", 1, 100) as "activeTime", substr("recipes"."totalTime", 1, 100) as "totalTime", substr("recipes"."source", 1, 200) as "source", "createdAt", "updatedAt", "lastCookedAt", "fromUserId", "recipes"."ownerId", "recipeImages"."imageId", "searchNumber", (select string_agg("recipeLabels"."labelId"::text, ',') as "ids" from "recipeLabels" where "recipeLabels"."ownerId" = $1 and "recipeLabels"."recipeId" = "recipes"."id") as "labelIds", (select "mark" from "changeMarks" where "ownerId" = $2) as "mark", 0 as "totalCount"
  from "recipes"
  left join "recipeImages" on "recipeImages"."ownerId" = "recipes"."ownerId" and "recipeImages"."recipeId" = "recipes"."id" and "recipeImages"."position" = $3
  where "recipes"."ownerId" in ($4) and "recipes"."folder" = $5 and "recipes"."searchNumber" = any($6::integer[]);
--   Nested Loop Left Join
--     InitPlan 2
--       ->  Index Scan using "changeMarks_pkey" on "changeMarks"
--             Index Cond: (("ownerId")::text = $2)
--     ->  Index Scan using "recipes_searchNumber" on recipes
--           Index Cond: ((("ownerId")::text = $4) AND ((folder)::text = $5) AND ("searchNumber" = ANY ($6)))
--     ->  Index Scan using "recipeImages_key" on "recipeImages"
--           Index Cond: ((("ownerId")::text = $4) AND (("recipeId")::text = (recipes.id)::text) AND ("position" = $3))
--     SubPlan 1
--       ->  Aggregate
--             ->  Index Only Scan using "recipeLabels_recipe" on "recipeLabels"
--                   Index Cond: (("ownerId" = $1) AND ("recipeId" = (recipes.id)::text))

select string_agg("all"."searchNumber"::text, ',') as "joined"
  from (select "recipes"."searchNumber" from "recipes" where ("recipes"."ownerId" = $1 and "recipes"."folder" = $2 and "recipes"."id" in (select "recipeLabels"."recipeId" from "recipeLabels" where "recipeLabels"."ownerId" = $3 and "recipeLabels"."labelId" in ($4))) and "recipes"."searchNumber" > $5 order by "recipes"."sortTitle" asc, "recipes"."id" asc) as "all";
--   Aggregate
--     ->  Sort
--           Sort Key: recipes."sortTitle" COLLATE "C", recipes.id
--           ->  Nested Loop
--                 ->  Index Only Scan using "recipeLabels_key" on "recipeLabels"
--                       Index Cond: (("ownerId" = $3) AND ("labelId" = $4))
--                 ->  Index Scan using recipes_id_key on recipes
--                       Index Cond: ((id)::text = ("recipeLabels"."recipeId")::text)
--                       Filter: (("searchNumber" > $5) AND (("ownerId")::text = $1) AND ((folder)::text = $2))
