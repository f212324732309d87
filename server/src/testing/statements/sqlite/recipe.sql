select "id", "userId", "usedAt", "mark", "firstNumber", "nextNumber"
  from "sessions"
  left join "changeMarks" on "changeMarks"."ownerId" = "sessions"."userId"
  left join "searchBooks" on "searchBooks"."ownerId" = "sessions"."userId"
  where "id" = ? and "expiresAt" > ?;
--   SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)
--   SEARCH changeMarks USING INDEX sqlite_autoindex_changeMarks_1 (ownerId=?) LEFT-JOIN
--   SEARCH searchBooks USING INDEX sqlite_autoindex_searchBooks_1 (ownerId=?) LEFT-JOIN

select "imageId"
  from "recipeImages"
  where "ownerId" = ? and "recipeId" = ?
  order by "position";
--   SEARCH recipeImages USING INDEX sqlite_autoindex_recipeImages_1 (ownerId=? AND recipeId=?)

select "ownerId", "id"
  from "recipes"
  where "id" = ? and "folder" != ?;
--   SEARCH recipes USING INDEX sqlite_autoindex_recipes_1 (id=?)

select "recipeLabels"."recipeId", "labels"."id", "labels"."title", "labels"."lowerTitle"
  from (select value from json_each(?)) as "wanted"
  cross join "recipeLabels"
  inner join "labels" on "labels"."ownerId" = "recipeLabels"."ownerId" and "labels"."id" = "recipeLabels"."labelId"
  where "recipeLabels"."ownerId" = ? and "recipeLabels"."recipeId" = "wanted"."value";
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   SEARCH recipeLabels USING COVERING INDEX recipeLabels_recipe (ownerId=? AND recipeId=?)
--   SEARCH labels USING INDEX sqlite_autoindex_labels_1 (ownerId=? AND id=?)

select "recipes"."id", "recipes"."title"
  from "linkedRecipes"
  inner join "recipes" on "recipes"."ownerId" = "linkedRecipes"."ownerId" and "recipes"."id" = "linkedRecipes"."linkedId" and "recipes"."folder" != ?
  where "linkedRecipes"."ownerId" = ? and "linkedRecipes"."recipeId" = ?
  order by "recipes"."sortTitle";
--   SEARCH linkedRecipes USING COVERING INDEX sqlite_autoindex_linkedRecipes_1 (ownerId=? AND recipeId=?)
--   SEARCH recipes USING INDEX sqlite_autoindex_recipes_2 (ownerId=? AND id=?)
--   USE TEMP B-TREE FOR ORDER BY

select "title", "description", "yield", "activeTime", "totalTime", "source", "url", "author", "nutrition", "notes", "ingredients", "instructions", "rating", "id", "folder", "version", "createdAt", "updatedAt", "lastCookedAt", "fromUserId", "addedById", "savedById"
  from "recipes"
  where "ownerId" = ? and "id" = ?;
--   SEARCH recipes USING INDEX sqlite_autoindex_recipes_2 (ownerId=? AND id=?)
