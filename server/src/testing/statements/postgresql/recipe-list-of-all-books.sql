select "id", "title", "lowerTitle"
  from "labels"
  where "ownerId" = $1;
--   Index Scan using "labels_lowerTitle" on labels
--     Index Cond: (("ownerId")::text = $1)

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

select "own"."kitchenId", "own"."role", "members"."personId", "mark", "firstNumber", "nextNumber"
  from "kitchenMembers" as "own"
  inner join "kitchenMembers" as "members" on "members"."kitchenId" = "own"."kitchenId"
  left join "changeMarks" on "changeMarks"."ownerId" = "own"."kitchenId"
  left join "searchBooks" on "searchBooks"."ownerId" = "own"."kitchenId"
  where "own"."personId" = $1
  order by "own"."kitchenId";
--   Sort
--     Sort Key: own."kitchenId"
--     ->  Nested Loop
--           ->  Nested Loop Left Join
--                 ->  Nested Loop Left Join
--                       ->  Index Scan using "kitchenMembers_person" on "kitchenMembers" own
--                             Index Cond: (("personId")::text = $1)
--                       ->  Index Scan using "changeMarks_pkey" on "changeMarks"
--                             Index Cond: (("ownerId")::text = (own."kitchenId")::text)
--                 ->  Index Scan using "searchBooks_pkey" on "searchBooks"
--                       Index Cond: (("ownerId")::text = (own."kitchenId")::text)
--           ->  Index Only Scan using "kitchenMembers_key" on "kitchenMembers" members
--                 Index Cond: ("kitchenId" = (own."kitchenId")::text)

select "recipeId", "rating", "lastCookedAt", "note"
  from (select * from unnest($1::text[]) as listed(value)) as "wanted"
  cross join "personalFields"
  where "ownerId" = $2 and "personId" = $3 and "recipeId" = "wanted"."value";
--   Nested Loop
--     Join Filter: (("personalFields"."recipeId")::text = listed.value)
--     ->  Index Scan using "personalFields_recipe" on "personalFields"
--           Index Cond: (("ownerId")::text = $2)
--           Filter: (("personId")::text = $3)
--     ->  Function Scan on unnest listed

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

select string_agg("all"."code"::text, ',') as "joined"
  from (select recipes."searchNumber" * 16 + 0 as "code", "recipes"."sortTitle" as "by0", "recipes"."id" as "by1" from "recipes" where ("recipes"."ownerId" = $1 and "recipes"."folder" = $2) and "recipes"."searchNumber" > $3 union all select recipes."searchNumber" * 16 + 1 as "code", "recipes"."sortTitle" as "by0", "recipes"."id" as "by1" from "recipes" where ("recipes"."ownerId" = $4 and "recipes"."folder" = $5) and "recipes"."searchNumber" > $6 order by "by0" asc, "by1" asc) as "all";
--   Aggregate
--     ->  Sort
--           Sort Key: recipes."sortTitle" COLLATE "C", recipes.id
--           ->  Append
--                 ->  Index Only Scan using "recipes_searchNumber" on recipes
--                       Index Cond: (("ownerId" = $1) AND (folder = $2) AND ("searchNumber" > $3))
--                 ->  Index Only Scan using "recipes_searchNumber" on recipes recipes_1
--                       Index Cond: (("ownerId" = $4) AND (folder = $5) AND ("searchNumber" > $6))
