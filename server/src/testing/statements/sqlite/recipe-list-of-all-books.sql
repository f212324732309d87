select "id", "title", "lowerTitle"
  from "labels"
  where "ownerId" = ?;
--   SEARCH labels USING INDEX labels_lowerTitle (ownerId=?)

select "id", "userId", "usedAt", "mark", "firstNumber", "nextNumber"
  from "sessions"
  left join "changeMarks" on "changeMarks"."ownerId" = "sessions"."userId"
  left join "searchBooks" on "searchBooks"."ownerId" = "sessions"."userId"
  where "id" = ? and "expiresAt" > ?;
--   SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)
--   SEARCH changeMarks USING INDEX sqlite_autoindex_changeMarks_1 (ownerId=?) LEFT-JOIN
--   SEARCH searchBooks USING INDEX sqlite_autoindex_searchBooks_1 (ownerId=?) LEFT-JOIN

select "own"."kitchenId", "own"."role", "members"."personId", "mark", "firstNumber", "nextNumber"
  from "kitchenMembers" as "own"
  inner join "kitchenMembers" as "members" on "members"."kitchenId" = "own"."kitchenId"
  left join "changeMarks" on "changeMarks"."ownerId" = "own"."kitchenId"
  left join "searchBooks" on "searchBooks"."ownerId" = "own"."kitchenId"
  where "own"."personId" = ?
  order by "own"."kitchenId";
--   SEARCH own USING INDEX kitchenMembers_person (personId=?)
--   SEARCH members USING COVERING INDEX sqlite_autoindex_kitchenMembers_1 (kitchenId=?)
--   SEARCH changeMarks USING INDEX sqlite_autoindex_changeMarks_1 (ownerId=?) LEFT-JOIN
--   SEARCH searchBooks USING INDEX sqlite_autoindex_searchBooks_1 (ownerId=?) LEFT-JOIN
--   USE TEMP B-TREE FOR ORDER BY

select "recipeId", "rating", "lastCookedAt", "note"
  from (select value from json_each(?)) as "wanted"
  cross join "personalFields"
  where "ownerId" = ? and "personId" = ? and "recipeId" = "wanted"."value";
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   SEARCH personalFields USING INDEX sqlite_autoindex_personalFields_1 (ownerId=? AND personId=? AND recipeId=?)

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

select group_concat("all"."code") as "joined"
  from (select recipes."searchNumber" * 16 + 0 as "code", "recipes"."sortTitle" as "by0", "recipes"."id" as "by1" from "recipes" where ("recipes"."ownerId" = ? and "recipes"."folder" = ?) and "recipes"."searchNumber" > ? union all select recipes."searchNumber" * 16 + 1 as "code", "recipes"."sortTitle" as "by0", "recipes"."id" as "by1" from "recipes" where ("recipes"."ownerId" = ? and "recipes"."folder" = ?) and "recipes"."searchNumber" > ? order by "by0" asc, "by1" asc) as "all";
--   CO-ROUTINE all
--     MERGE (UNION ALL)
--       LEFT
--         SEARCH recipes USING COVERING INDEX recipes_searchNumber (ownerId=? AND folder=? AND searchNumber>?)
--         USE TEMP B-TREE FOR ORDER BY
--       RIGHT
--         SEARCH recipes USING COVERING INDEX recipes_searchNumber (ownerId=? AND folder=? AND searchNumber>?)
--         USE TEMP B-TREE FOR ORDER BY
--   SCAN all
