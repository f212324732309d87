select "id", "userId", "usedAt", "mark", "firstNumber", "nextNumber"
  from "sessions"
  left join "changeMarks" on "changeMarks"."ownerId" = "sessions"."userId"
  left join "searchBooks" on "searchBooks"."ownerId" = "sessions"."userId"
  where "id" = ? and "expiresAt" > ?;
--   SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)
--   SEARCH changeMarks USING INDEX sqlite_autoindex_changeMarks_1 (ownerId=?) LEFT-JOIN
--   SEARCH searchBooks USING INDEX sqlite_autoindex_searchBooks_1 (ownerId=?) LEFT-JOIN

select "labels"."id", "labels"."title", "labels"."createdAt", "labels"."updatedAt", "labels"."groupTitle", count("recipeLabels"."recipeId") as "recipeCount"
  from "labels"
  left join "recipeLabels" on "recipeLabels"."ownerId" = "labels"."ownerId" and "recipeLabels"."labelId" = "labels"."id"
  left join (select "recipes"."id" from "recipes" where "recipes"."ownerId" = ? and "recipes"."folder" = ?) as "trashed" on "trashed"."id" = "recipeLabels"."recipeId"
  where "trashed"."id" is null and "labels"."ownerId" = ?
  group by "labels"."id", "labels"."title", "labels"."createdAt", "labels"."updatedAt", "labels"."groupTitle";
--   SEARCH labels USING INDEX sqlite_autoindex_labels_2 (ownerId=?)
--   SEARCH recipeLabels USING COVERING INDEX sqlite_autoindex_recipeLabels_1 (ownerId=? AND labelId=?) LEFT-JOIN
--   SEARCH recipes USING INDEX sqlite_autoindex_recipes_2 (ownerId=? AND id=?) LEFT-JOIN
