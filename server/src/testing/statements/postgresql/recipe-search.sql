select "id"
  from "recipes"
  where "ownerId" = $1 and "folder" in ($2, $3) and "searchNumber" in ($4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)
  limit $23;
--   Limit
--     ->  Index Only Scan using "recipes_searchNumber" on recipes
--           Index Cond: (("ownerId" = $1) AND (folder = ANY ((ARRAY[$2, $3])::text[])) AND ("searchNumber" = ANY (ARRAY[$4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22])))

select "id", "ingredients", "instructions", "notes"
  from "recipes"
  where "ownerId" = $1 and "id" = any($2::text[]);
--   Index Scan using recipes_id_key on recipes
--     Index Cond: ((id)::text = ANY ($2))
--     Filter: (("ownerId")::text = $1)

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

select "number", "words"
  from "searchAdditions"
  where "ownerId" = $1
  order by "number";
--   Index Scan using "searchAdditions_key" on "searchAdditions"
--     Index Cond: (("ownerId")::text = $1)

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

select "recipes"."searchNumber"
  from (select * from json_to_recordset($1::json) as listed("number" integer)) as "listed"
  cross join "recipes"
  where "recipes"."searchNumber" = "listed"."number" and "recipes"."searchNumber" = any($2::integer[]) and ("recipes"."ownerId" = $3 and "recipes"."folder" = $4)
  order by "recipes"."sortTitle" asc, "recipes"."id" asc;
--   Sort
--     Sort Key: recipes."sortTitle" COLLATE "C", recipes.id
--     ->  Nested Loop
--           Join Filter: (listed.number = recipes."searchNumber")
--           ->  Index Only Scan using "recipes_searchNumber" on recipes
--                 Index Cond: (("ownerId" = $3) AND (folder = $4) AND ("searchNumber" = ANY ($2)))
--           ->  Function Scan on json_to_recordset listed

select "word"
  from "searchForms"
  where "ownerId" = $1 and "form" >= $2 and "form" < $3 union select "word"
  from "searchForms"
  where "ownerId" = $4 and "form" >= $5 and "form" < $6;
--   HashAggregate
--     Group Key: "searchForms".word
--     ->  Append
--           ->  Index Only Scan using "searchForms_key" on "searchForms"
--                 Index Cond: (("ownerId" = $1) AND (form >= $2) AND (form < $3))
--           ->  Index Only Scan using "searchForms_key" on "searchForms" "searchForms_1"
--                 Index Cond: (("ownerId" = $4) AND (form >= $5) AND (form < $6))

select "word", "block", "entries", '' as "form"
  from "searchPostings"
  where "ownerId" = $1 and "block" = any($2::integer[]) and "word" >= $3 and "word" < $4
  union all select "word", 0 as "block", '' as "entries", "form"
  from "searchForms"
  where "ownerId" = $5 and "form" = any($6::text[]);
--   Append
--     ->  Index Scan using "searchPostings_key" on "searchPostings"
--           Index Cond: ((("ownerId")::text = $1) AND (block = ANY ($2)) AND (word >= $3) AND (word < $4))
--     ->  Index Only Scan using "searchForms_key" on "searchForms"
--           Index Cond: (("ownerId" = $5) AND (form = ANY ($6)))

select "word", "block", "entries", '' as "form"
  from "searchPostings"
  where "ownerId" = $1 and "block" = any($2::integer[]) and "word" >= $3 and "word" < $4
  union all select "word", 0 as "block", '' as "entries", "form"
  from "searchForms"
  where "ownerId" = $5 and "form" = any($6::text[]);
--   Append
--     ->  Index Scan using "searchPostings_key" on "searchPostings"
--           Index Cond: ((("ownerId")::text = $1) AND (block = ANY ($2)) AND (word >= $3) AND (word < $4))
--     ->  Index Only Scan using "searchForms_key" on "searchForms"
--           Index Cond: (("ownerId" = $5) AND (form = ANY ($6)))
