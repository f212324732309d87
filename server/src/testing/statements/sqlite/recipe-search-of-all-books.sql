select "id"
  from "recipes"
  where "ownerId" = ? and "folder" in (?, ?) and "searchNumber" in (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  limit ?;
--   SEARCH recipes USING COVERING INDEX recipes_searchNumber (ownerId=? AND folder=? AND searchNumber=?)

select "id"
  from "recipes"
  where "ownerId" = ? and "folder" in (?, ?) and "searchNumber" in (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  limit ?;
--   SEARCH recipes USING COVERING INDEX recipes_searchNumber (ownerId=? AND folder=? AND searchNumber=?)

select "id", "ingredients", "instructions", "notes"
  from "recipes"
  where "ownerId" = ? and "id" in (select value from json_each(?));
--   SEARCH recipes USING INDEX sqlite_autoindex_recipes_2 (ownerId=? AND id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:

select "id", "userId", "usedAt", "mark", "firstNumber", "nextNumber"
  from "sessions"
  left join "changeMarks" on "changeMarks"."ownerId" = "sessions"."userId"
  left join "searchBooks" on "searchBooks"."ownerId" = "sessions"."userId"
  where "id" = ? and "expiresAt" > ?;
--   SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)
--   SEARCH changeMarks USING INDEX sqlite_autoindex_changeMarks_1 (ownerId=?) LEFT-JOIN
--   SEARCH searchBooks USING INDEX sqlite_autoindex_searchBooks_1 (ownerId=?) LEFT-JOIN

select "number", "words"
  from "searchAdditions"
  where "ownerId" = ?
  order by "number";
--   SEARCH searchAdditions USING PRIMARY KEY (ownerId=?)

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

select "word"
  from "searchForms"
  where "ownerId" = ? and "form" >= ? and "form" < ? union select "word"
  from "searchForms"
  where "ownerId" = ? and "form" >= ? and "form" < ?;
--   MERGE (UNION)
--     LEFT
--       SEARCH searchForms USING PRIMARY KEY (ownerId=? AND form>? AND form<?)
--       USE TEMP B-TREE FOR ORDER BY
--     RIGHT
--       SEARCH searchForms USING PRIMARY KEY (ownerId=? AND form>? AND form<?)
--       USE TEMP B-TREE FOR ORDER BY

select "word"
  from "searchForms"
  where "ownerId" = ? and "form" >= ? and "form" < ? union select "word"
  from "searchForms"
  where "ownerId" = ? and "form" >= ? and "form" < ?;
--   MERGE (UNION)
--     LEFT
--       SEARCH searchForms USING PRIMARY KEY (ownerId=? AND form>? AND form<?)
--       USE TEMP B-TREE FOR ORDER BY
--     RIGHT
--       SEARCH searchForms USING PRIMARY KEY (ownerId=? AND form>? AND form<?)
--       USE TEMP B-TREE FOR ORDER BY

select "word"
  from "searchForms"
  where "ownerId" = ? and "form" >= ? and "form" < ? union select "word"
  from "searchForms"
  where "ownerId" = ? and "form" >= ? and "form" < ? union select "word"
  from "searchForms"
  where "ownerId" = ? and "form" >= ? and "form" < ?;
--   MERGE (UNION)
--     LEFT
--       MERGE (UNION)
--         LEFT
--           SEARCH searchForms USING PRIMARY KEY (ownerId=? AND form>? AND form<?)
--           USE TEMP B-TREE FOR ORDER BY
--         RIGHT
--           SEARCH searchForms USING PRIMARY KEY (ownerId=? AND form>? AND form<?)
--           USE TEMP B-TREE FOR ORDER BY
--     RIGHT
--       SEARCH searchForms USING PRIMARY KEY (ownerId=? AND form>? AND form<?)
--       USE TEMP B-TREE FOR ORDER BY

select "word", "block", "entries", '' as "form"
  from "searchPostings"
  where "ownerId" = ? and "block" in (select value from json_each(?)) and "word" >= ? and "word" < ?
  union all select "word", 0 as "block", '' as "entries", "form"
  from "searchForms"
  where "ownerId" = ? and "form" in (select value from json_each(?));
--   COMPOUND QUERY
--     LEFT-MOST SUBQUERY
--       SEARCH searchPostings USING PRIMARY KEY (ownerId=? AND block=? AND word>? AND word<?)
--       LIST SUBQUERY 1
--         SCAN json_each VIRTUAL TABLE INDEX 1:
--     UNION ALL
--       SEARCH searchForms USING PRIMARY KEY (ownerId=? AND form=?)
--       LIST SUBQUERY 3
--         SCAN json_each VIRTUAL TABLE INDEX 1:

select "word", "block", "entries", '' as "form"
  from "searchPostings"
  where "ownerId" = ? and "block" in (select value from json_each(?)) and "word" >= ? and "word" < ?
  union all select "word", 0 as "block", '' as "entries", "form"
  from "searchForms"
  where "ownerId" = ? and "form" in (select value from json_each(?));
--   COMPOUND QUERY
--     LEFT-MOST SUBQUERY
--       SEARCH searchPostings USING PRIMARY KEY (ownerId=? AND block=? AND word>? AND word<?)
--       LIST SUBQUERY 1
--         SCAN json_each VIRTUAL TABLE INDEX 1:
--     UNION ALL
--       SEARCH searchForms USING PRIMARY KEY (ownerId=? AND form=?)
--       LIST SUBQUERY 3
--         SCAN json_each VIRTUAL TABLE INDEX 1:

select "word", "block", "entries", '' as "form"
  from "searchPostings"
  where "ownerId" = ? and "block" in (select value from json_each(?)) and "word" >= ? and "word" < ?
  union all select "word", 0 as "block", '' as "entries", "form"
  from "searchForms"
  where "ownerId" = ? and "form" in (select value from json_each(?));
--   COMPOUND QUERY
--     LEFT-MOST SUBQUERY
--       SEARCH searchPostings USING PRIMARY KEY (ownerId=? AND block=? AND word>? AND word<?)
--       LIST SUBQUERY 1
--         SCAN json_each VIRTUAL TABLE INDEX 1:
--     UNION ALL
--       SEARCH searchForms USING PRIMARY KEY (ownerId=? AND form=?)
--       LIST SUBQUERY 3
--         SCAN json_each VIRTUAL TABLE INDEX 1:

select "word", "block", "entries", '' as "form"
  from "searchPostings"
  where "ownerId" = ? and "block" in (select value from json_each(?)) and "word" >= ? and "word" < ?
  union all select "word", 0 as "block", '' as "entries", "form"
  from "searchForms"
  where "ownerId" = ? and "form" in (select value from json_each(?));
--   COMPOUND QUERY
--     LEFT-MOST SUBQUERY
--       SEARCH searchPostings USING PRIMARY KEY (ownerId=? AND block=? AND word>? AND word<?)
--       LIST SUBQUERY 1
--         SCAN json_each VIRTUAL TABLE INDEX 1:
--     UNION ALL
--       SEARCH searchForms USING PRIMARY KEY (ownerId=? AND form=?)
--       LIST SUBQUERY 3
--         SCAN json_each VIRTUAL TABLE INDEX 1:
