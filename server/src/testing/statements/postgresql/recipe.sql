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

select "imageId"
  from "recipeImages"
  where "ownerId" = $1 and "recipeId" = $2
  order by "position";
--   Index Scan using "recipeImages_key" on "recipeImages"
--     Index Cond: ((("ownerId")::text = $1) AND (("recipeId")::text = $2))

select "ownerId", "id"
  from "recipes"
  where "id" = $1 and "folder" != $2;
--   Index Scan using recipes_id_key on recipes
--     Index Cond: ((id)::text = $1)
--     Filter: ((folder)::text <> $2)

select "recipeLabels"."recipeId", "labels"."id", "labels"."title", "labels"."lowerTitle"
  from (select * from unnest($1::text[]) as listed(value)) as "wanted"
  cross join "recipeLabels"
  inner join "labels" on "labels"."ownerId" = "recipeLabels"."ownerId" and "labels"."id" = "recipeLabels"."labelId"
  where "recipeLabels"."ownerId" = $2 and "recipeLabels"."recipeId" = "wanted"."value";
--   Nested Loop
--     ->  Nested Loop
--           ->  Function Scan on unnest listed
--           ->  Index Only Scan using "recipeLabels_recipe" on "recipeLabels"
--                 Index Cond: (("ownerId" = $2) AND ("recipeId" = listed.value))
--     ->  Index Scan using labels_key on labels
--           Index Cond: ((("ownerId")::text = $2) AND ((id)::text = ("recipeLabels"."labelId")::text))

select "recipes"."id", "recipes"."title"
  from "linkedRecipes"
  inner join "recipes" on "recipes"."ownerId" = "linkedRecipes"."ownerId" and "recipes"."id" = "linkedRecipes"."linkedId" and "recipes"."folder" != $1
  where "linkedRecipes"."ownerId" = $2 and "linkedRecipes"."recipeId" = $3
  order by "recipes"."sortTitle";
--   Sort
--     Sort Key: recipes."sortTitle" COLLATE "C"
--     ->  Nested Loop
--           ->  Index Only Scan using "linkedRecipes_linked" on "linkedRecipes"
--                 Index Cond: (("ownerId" = $2) AND ("recipeId" = $3))
--           ->  Index Scan using recipes_id_key on recipes
--                 Index Cond: ((id)::text = ("linkedRecipes"."linkedId")::text)
--                 Filter: (((folder)::text <> $1) AND (("ownerId")::text = $2))

select "title", "description", "yield", "activeTime", "totalTime", "source", "url", "author", "nutrition", "notes", "ingredients", "instructions", "rating", "id", "folder", "version", "createdAt", "updatedAt", "lastCookedAt", "fromUserId", "addedById", "savedById"
  from "recipes"
  where "ownerId" = $1 and "id" = $2;
--   Index Scan using recipes_id_key on recipes
--     Index Cond: ((id)::text = $2)
--     Filter: (("ownerId")::text = $1)
