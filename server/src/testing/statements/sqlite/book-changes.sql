select "id", "userId", "usedAt", "mark", "firstNumber", "nextNumber"
  from "sessions"
  left join "changeMarks" on "changeMarks"."ownerId" = "sessions"."userId"
  left join "searchBooks" on "searchBooks"."ownerId" = "sessions"."userId"
  where "id" = ? and "expiresAt" > ?;
--   SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)
--   SEARCH changeMarks USING INDEX sqlite_autoindex_changeMarks_1 (ownerId=?) LEFT-JOIN
--   SEARCH searchBooks USING INDEX sqlite_autoindex_searchBooks_1 (ownerId=?) LEFT-JOIN

select "kind", "itemId", "mark"
  from "changedItems"
  where "ownerId" = ? and ("mark" > ? or ("mark" = ? and "itemId" > ?)) and "mark" >= ?
  order by "mark", "itemId"
  limit ?;
--   SEARCH changedItems USING INDEX changedItems_mark (ownerId=? AND mark>?)

select "labels"."id", "title", "groupTitle", "createdAt", "updatedAt"
  from (select value from json_each(?)) as "wanted"
  cross join "labels"
  where "labels"."ownerId" = ? and "labels"."id" = "wanted"."value";
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   SEARCH labels USING INDEX sqlite_autoindex_labels_1 (ownerId=? AND id=?)

select "linkedRecipes"."recipeId", "recipes"."id", "recipes"."title"
  from (select value from json_each(?)) as "wanted"
  cross join "linkedRecipes"
  inner join "recipes" on "recipes"."ownerId" = "linkedRecipes"."ownerId" and "recipes"."id" = "linkedRecipes"."linkedId"
  where "linkedRecipes"."ownerId" = ? and "linkedRecipes"."recipeId" = "wanted"."value" and "recipes"."folder" != ?
  order by "recipes"."sortTitle";
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   SEARCH linkedRecipes USING COVERING INDEX sqlite_autoindex_linkedRecipes_1 (ownerId=? AND recipeId=?)
--   SEARCH recipes USING INDEX sqlite_autoindex_recipes_2 (ownerId=? AND id=?)
--   USE TEMP B-TREE FOR ORDER BY

select "recipeId", "imageId"
  from (select value from json_each(?)) as "wanted"
  cross join "recipeImages"
  where "ownerId" = ? and "recipeId" = "wanted"."value"
  order by "position";
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   SEARCH recipeImages USING INDEX sqlite_autoindex_recipeImages_1 (ownerId=? AND recipeId=?)
--   USE TEMP B-TREE FOR ORDER BY

select "recipeId", "labelId"
  from (select value from json_each(?)) as "wanted"
  cross join "recipeLabels"
  where "ownerId" = ? and "recipeId" = "wanted"."value";
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   SEARCH recipeLabels USING COVERING INDEX recipeLabels_recipe (ownerId=? AND recipeId=?)

select "recipes"."id", (octet_length("recipes"."title") + octet_length("recipes"."description") + octet_length("recipes"."yield") + octet_length("recipes"."activeTime") + octet_length("recipes"."totalTime") + octet_length("recipes"."source") + octet_length("recipes"."url") + octet_length("recipes"."author") + octet_length("recipes"."nutrition") + octet_length("recipes"."notes") + octet_length("recipes"."ingredients") + octet_length("recipes"."instructions")) as "bytes"
  from (select value from json_each(?)) as "wanted"
  cross join "recipes"
  where "recipes"."ownerId" = ? and "recipes"."id" = "wanted"."value";
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   SEARCH recipes USING INDEX sqlite_autoindex_recipes_2 (ownerId=? AND id=?)

select "title", "description", "yield", "activeTime", "totalTime", "source", "url", "author", "nutrition", "notes", "ingredients", "instructions", "rating", "id", "folder", "version", "createdAt", "updatedAt", "lastCookedAt", "fromUserId", "sortTitle", "totalMinutes", "searchNumber", "addedById", "savedById"
  from (select value from json_each(?)) as "wanted"
  cross join "recipes"
  where "recipes"."ownerId" = ? and "recipes"."folder" != ? and "recipes"."id" = "wanted"."value";
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   SEARCH recipes USING INDEX sqlite_autoindex_recipes_2 (ownerId=? AND id=?)
