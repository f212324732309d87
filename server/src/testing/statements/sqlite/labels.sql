select "id", "userId", "usedAt", "mark", "firstNumber", "nextNumber"
  from "sessions"
  left join "changeMarks" on "changeMarks"."ownerId" = "sessions"."userId"
  left join "searchBooks" on "searchBooks"."ownerId" = "sessions"."userId"
  where "id" = ? and "expiresAt" > ?;
--   SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)
--   SEARCH changeMarks USING INDEX sqlite_autoindex_changeMarks_1 (ownerId=?) LEFT-JOIN
--   SEARCH searchBooks USING INDEX sqlite_autoindex_searchBooks_1 (ownerId=?) LEFT-JOIN

select "labels"."id", "labels"."title", "labels"."createdAt", "labels"."updatedAt", "labels"."groupTitle", coalesce("all"."count", ?) - coalesce("gone"."count", ?) as "recipeCount"
  from "labels"
  left join (select "recipeLabels"."labelId", count(*) as "count" from "recipeLabels" where "recipeLabels"."ownerId" = ? group by "recipeLabels"."labelId") as "all" on "all"."labelId" = "labels"."id"
  left join (select "recipeLabels"."labelId", count(*) as "count" from "recipes" cross join "recipeLabels" where "recipes"."ownerId" = ? and "recipes"."folder" = ? and "recipeLabels"."ownerId" = "recipes"."ownerId" and "recipeLabels"."recipeId" = "recipes"."id" group by "recipeLabels"."labelId") as "gone" on "gone"."labelId" = "labels"."id"
  where ("gone"."count" is null or "all"."count" > "gone"."count") and "labels"."ownerId" = ?;
--   MATERIALIZE all
--     SEARCH recipeLabels USING COVERING INDEX sqlite_autoindex_recipeLabels_1 (ownerId=?)
--   MATERIALIZE gone
--     SEARCH recipes USING COVERING INDEX recipes_searchNumber (ownerId=? AND folder=?)
--     SEARCH recipeLabels USING COVERING INDEX recipeLabels_recipe (ownerId=? AND recipeId=?)
--     USE TEMP B-TREE FOR GROUP BY
--   SEARCH labels USING INDEX labels_lowerTitle (ownerId=?)
--   BLOOM FILTER ON all (labelId=?)
--   SEARCH all USING AUTOMATIC COVERING INDEX (labelId=?) LEFT-JOIN
--   BLOOM FILTER ON gone (labelId=?)
--   SEARCH gone USING AUTOMATIC COVERING INDEX (labelId=?) LEFT-JOIN
