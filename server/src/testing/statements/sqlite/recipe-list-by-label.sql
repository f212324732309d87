select "id", "userId", "usedAt", "mark", "firstNumber", "nextNumber"
  from "sessions"
  left join "changeMarks" on "changeMarks"."ownerId" = "sessions"."userId"
  left join "searchBooks" on "searchBooks"."ownerId" = "sessions"."userId"
  where "id" = ? and "expiresAt" > ?;
--   SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)
--   SEARCH changeMarks USING INDEX sqlite_autoindex_changeMarks_1 (ownerId=?) LEFT-JOIN
--   SEARCH searchBooks USING INDEX sqlite_autoindex_searchBooks_1 (ownerId=?) LEFT-JOIN

select "recipes"."id", "title", "rating", "folder", substr("recipes"."description", 1, 500) as "description", substr("recipes"."yield", 1, 100) as "yield", substr("recipes"."activeTime", 1, 100) as "activeTime", substr("recipes"."totalTime", 1, 100) as "totalTime", substr("recipes"."source", 1, 200) as "source", "createdAt", "updatedAt", "lastCookedAt", "fromUserId", "recipes"."ownerId", "recipeImages"."imageId", "searchNumber", (select group_concat("recipeLabels"."labelId") as "ids" from "recipeLabels" where "recipeLabels"."ownerId" = ? and "recipeLabels"."recipeId" = "recipes"."id") as "labelIds", (select "mark" from "changeMarks" where "ownerId" = ?) as "mark", 0 as "totalCount"
  from "recipes"
  left join "recipeImages" on "recipeImages"."ownerId" = "recipes"."ownerId" and "recipeImages"."recipeId" = "recipes"."id" and "recipeImages"."position" = ?
  where "recipes"."ownerId" in (?) and "recipes"."folder" = ? and "recipes"."searchNumber" in (select value from json_each(?));
--   SEARCH recipes USING INDEX recipes_searchNumber (ownerId=? AND folder=? AND searchNumber=?)
--   LIST SUBQUERY 3
--     SCAN json_each VIRTUAL TABLE INDEX 1:
--   SEARCH recipeImages USING INDEX sqlite_autoindex_recipeImages_1 (ownerId=? AND recipeId=? AND position=?) LEFT-JOIN
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH recipeLabels USING COVERING INDEX recipeLabels_recipe (ownerId=? AND recipeId=?)
--   SCALAR SUBQUERY 2
--     SEARCH changeMarks USING INDEX sqlite_autoindex_changeMarks_1 (ownerId=?)

select group_concat("all"."searchNumber") as "numbers", group_concat("all"."id") as "ids", group_concat("all"."rating") as "ratings", group_concat("all"."minutes") as "minutes"
  from (select "searchNumber", "id", coalesce("rating", 0) as "rating", coalesce("totalMinutes", -1) + 1 as "minutes" from "recipes" where "ownerId" = ? and "folder" = ? and "searchNumber" > ? order by "sortTitle", "id") as "all";
--   CO-ROUTINE all
--     SEARCH recipes USING COVERING INDEX recipes_searchNumber (ownerId=? AND folder=? AND searchNumber>?)
--     USE TEMP B-TREE FOR ORDER BY
--   SCAN all

select group_concat("recipes"."searchNumber") as "joined"
  from "recipeLabels"
  inner join "recipes" on "recipes"."ownerId" = "recipeLabels"."ownerId" and "recipes"."id" = "recipeLabels"."recipeId"
  where "recipeLabels"."ownerId" = ? and "recipeLabels"."labelId" in (select value from json_each(?));
--   SEARCH recipeLabels USING COVERING INDEX sqlite_autoindex_recipeLabels_1 (ownerId=? AND labelId=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:
--   SEARCH recipes USING INDEX sqlite_autoindex_recipes_2 (ownerId=? AND id=?)
