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

select string_agg("all"."searchNumber"::text, ',') as "numbers", string_agg("all"."id"::text, ',') as "ids", string_agg("all"."rating"::text, ',') as "ratings", string_agg("all"."minutes"::text, ',') as "minutes"
  from (select "searchNumber", "id", coalesce("rating", 0) as "rating", coalesce("totalMinutes", -1) + 1 as "minutes" from "recipes" where "ownerId" = $1 and "folder" = $2 and "searchNumber" > $3 order by "sortTitle", "id") as "all";
--   Aggregate
--     ->  Index Only Scan using "recipes_sortTitle" on recipes
--           Index Cond: (("ownerId" = $1) AND (folder = $2))
--           Filter: ("searchNumber" > $3)

select string_agg("recipes"."searchNumber"::text, ',') as "joined"
  from "recipeLabels"
  inner join "recipes" on "recipes"."ownerId" = "recipeLabels"."ownerId" and "recipes"."id" = "recipeLabels"."recipeId"
  where "recipeLabels"."ownerId" = $1 and "recipeLabels"."labelId" = any($2::text[]);
--   Aggregate
--     ->  Nested Loop
--           ->  Index Only Scan using "recipeLabels_recipe" on "recipeLabels"
--                 Index Cond: (("ownerId" = $1) AND ("labelId" = ANY ($2)))
--           ->  Index Scan using recipes_id_key on recipes
--                 Index Cond: ((id)::text = ("recipeLabels"."recipeId")::text)
--                 Filter: (("ownerId")::text = $1)
