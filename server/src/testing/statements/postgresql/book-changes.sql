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

select "kind", "itemId", "mark"
  from "changedItems"
  where "ownerId" = $1 and ("mark" > $2 or ("mark" = $3 and "itemId" > $4)) and "mark" >= $5
  order by "mark", "itemId"
  limit $6;
--   Limit
--     ->  Index Scan using "changedItems_mark" on "changedItems"
--           Index Cond: ((("ownerId")::text = $1) AND (mark >= $5))
--           Filter: ((mark > $2) OR ((mark = $3) AND (("itemId")::text > $4)))

select "labels"."id", "title", "groupTitle", "createdAt", "updatedAt"
  from (select * from unnest($1::text[]) as listed(value)) as "wanted"
  cross join "labels"
  where "labels"."ownerId" = $2 and "labels"."id" = "wanted"."value";
--   Nested Loop
--     Join Filter: ((labels.id)::text = listed.value)
--     ->  Index Scan using labels_key on labels
--           Index Cond: (("ownerId")::text = $2)
--     ->  Function Scan on unnest listed

select "linkedRecipes"."recipeId", "recipes"."id", "recipes"."title"
  from (select * from unnest($1::text[]) as listed(value)) as "wanted"
  cross join "linkedRecipes"
  inner join "recipes" on "recipes"."ownerId" = "linkedRecipes"."ownerId" and "recipes"."id" = "linkedRecipes"."linkedId"
  where "linkedRecipes"."ownerId" = $2 and "linkedRecipes"."recipeId" = "wanted"."value" and "recipes"."folder" != $3
  order by "recipes"."sortTitle";
--   Sort
--     Sort Key: recipes."sortTitle" COLLATE "C"
--     ->  Nested Loop
--           ->  Nested Loop
--                 Join Filter: (("linkedRecipes"."recipeId")::text = listed.value)
--                 ->  Index Only Scan using "linkedRecipes_linked" on "linkedRecipes"
--                       Index Cond: ("ownerId" = $2)
--                 ->  Function Scan on unnest listed
--           ->  Index Scan using recipes_id_key on recipes
--                 Index Cond: ((id)::text = ("linkedRecipes"."linkedId")::text)
--                 Filter: (((folder)::text <> $3) AND (("ownerId")::text = $2))

select "recipeId", "imageId"
  from (select * from unnest($1::text[]) as listed(value)) as "wanted"
  cross join "recipeImages"
  where "ownerId" = $2 and "recipeId" = "wanted"."value"
  order by "position";
--   Sort
--     Sort Key: "recipeImages"."position"
--     ->  Nested Loop
--           Join Filter: (("recipeImages"."recipeId")::text = listed.value)
--           ->  Index Scan using "recipeImages_key" on "recipeImages"
--                 Index Cond: (("ownerId")::text = $2)
--           ->  Function Scan on unnest listed

select "recipeId", "labelId"
  from (select * from unnest($1::text[]) as listed(value)) as "wanted"
  cross join "recipeLabels"
  where "ownerId" = $2 and "recipeId" = "wanted"."value";
--   Nested Loop
--     ->  Function Scan on unnest listed
--     ->  Index Only Scan using "recipeLabels_recipe" on "recipeLabels"
--           Index Cond: (("ownerId" = $2) AND ("recipeId" = listed.value))

select "recipes"."id", (octet_length("recipes"."title") + octet_length("recipes"."description") + octet_length("recipes"."yield") + octet_length("recipes"."activeTime") + octet_length("recipes"."totalTime") + octet_length("recipes"."source") + octet_length("recipes"."url") + octet_length("recipes"."author") + octet_length("recipes"."nutrition") + octet_length("recipes"."notes") + octet_length("recipes"."ingredients") + octet_length("recipes"."instructions")) as "bytes"
  from (select * from unnest($1::text[]) as listed(value)) as "wanted"
  cross join "recipes"
  where "recipes"."ownerId" = $2 and "recipes"."id" = "wanted"."value";
--   Nested Loop
--     ->  Function Scan on unnest listed
--     ->  Index Scan using recipes_id_key on recipes
--           Index Cond: ((id)::text = listed.value)
--           Filter: (("ownerId")::text = $2)

select "title", "description", "yield", "activeTime", "totalTime", "source", "url", "author", "nutrition", "notes", "ingredients", "instructions", "rating", "id", "folder", "version", "createdAt", "updatedAt", "lastCookedAt", "fromUserId", "sortTitle", "totalMinutes", "searchNumber", "addedById", "savedById"
  from (select * from unnest($1::text[]) as listed(value)) as "wanted"
  cross join "recipes"
  where "recipes"."ownerId" = $2 and "recipes"."folder" != $3 and "recipes"."id" = "wanted"."value";
--   Nested Loop
--     ->  Function Scan on unnest listed
--     ->  Memoize
--           Cache Key: listed.value
--           Cache Mode: logical
--           ->  Index Scan using recipes_id_key on recipes
--                 Index Cond: ((id)::text = listed.value)
--                 Filter: (((folder)::text <> $3) AND (("ownerId")::text = $2))
