select "id", "userId", "usedAt", "mark", "firstNumber", "nextNumber"
  from "sessions"
  left join "changeMarks" on "changeMarks"."ownerId" = "sessions"."userId"
  left join "searchBooks" on "searchBooks"."ownerId" = "sessions"."userId"
  where "id" = ? and "expiresAt" > ?;
--   SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)
--   SEARCH changeMarks USING INDEX sqlite_autoindex_changeMarks_1 (ownerId=?) LEFT-JOIN
--   SEARCH searchBooks USING INDEX sqlite_autoindex_searchBooks_1 (ownerId=?) LEFT-JOIN

begin;

insert into "appliedChanges" ("ownerId", "reference", "digest", "answer", "appliedAt")
  values (?, ?, ?, ?, ?)
  on conflict do nothing;

select "bytes"
  from "storedSpace"
  where "ownerId" = ? and "kind" = ?;
--   SEARCH storedSpace USING INDEX sqlite_autoindex_storedSpace_1 (ownerId=? AND kind=?)

select "ownerId", "bytes"
  from "textSpace"
  where "ownerId" in (?)
  union all select "ownerId", "bytes"
  from "storedSpace"
  where "ownerId" in (?) and "kind" != ?;
--   COMPOUND QUERY
--     LEFT-MOST SUBQUERY
--       SEARCH textSpace USING INDEX sqlite_autoindex_textSpace_1 (ownerId=?)
--     UNION ALL
--       SEARCH storedSpace USING INDEX sqlite_autoindex_storedSpace_1 (ownerId=?)

select "title", "description", "yield", "activeTime", "totalTime", "source", "url", "author", "nutrition", "notes", "ingredients", "instructions", "rating", "version", "folder", "savedDigest", "updatedAt", "savedById"
  from "recipes"
  where "ownerId" = ? and "id" = ? and "folder" != ?;
--   SEARCH recipes USING INDEX sqlite_autoindex_recipes_2 (ownerId=? AND id=?)

select "id", "title", "description", "yield", "activeTime", "totalTime", "source", "url", "author", "nutrition", "notes", "ingredients", "instructions", "rating"
  from "recipes"
  where "ownerId" = ? and "id" in (?) and "folder" != ?;
--   SEARCH recipes USING INDEX sqlite_autoindex_recipes_2 (ownerId=? AND id=?)

select "recipeLabels"."recipeId", "labels"."id", "labels"."title", "labels"."lowerTitle"
  from (select value from json_each(?)) as "wanted"
  cross join "recipeLabels"
  inner join "labels" on "labels"."ownerId" = "recipeLabels"."ownerId" and "labels"."id" = "recipeLabels"."labelId"
  where "recipeLabels"."ownerId" = ? and "recipeLabels"."recipeId" = "wanted"."value";
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   SEARCH recipeLabels USING COVERING INDEX recipeLabels_recipe (ownerId=? AND recipeId=?)
--   SEARCH labels USING INDEX sqlite_autoindex_labels_1 (ownerId=? AND id=?)

select "imageId"
  from "recipeImages"
  where "ownerId" = ? and "recipeId" = ?
  order by "position";
--   SEARCH recipeImages USING INDEX sqlite_autoindex_recipeImages_1 (ownerId=? AND recipeId=?)

insert into "searchBooks" ("ownerId", "nextNumber", "firstNumber")
  values (?, ?, ?)
  on conflict ("ownerId") do update
  set "nextNumber" = "searchBooks"."nextNumber" + ?
  returning "nextNumber";

update "recipes"
  set "title" = ?, "description" = ?, "yield" = ?, "activeTime" = ?, "totalTime" = ?, "source" = ?, "url" = ?, "author" = ?, "nutrition" = ?, "notes" = ?, "ingredients" = ?, "instructions" = ?, "rating" = ?, "sortTitle" = ?, "totalMinutes" = ?, "folder" = ?, "searchNumber" = ?, "updatedAt" = ?, "version" = ?, "savedDigest" = ?
  where "ownerId" = ? and "id" = ?;
--   SEARCH recipes USING INDEX sqlite_autoindex_recipes_2 (ownerId=? AND id=?)

delete
  from "recipeLabels"
  where "ownerId" = ? and "recipeId" = ?
  returning "labelId";
--   SEARCH recipeLabels USING COVERING INDEX recipeLabels_recipe (ownerId=? AND recipeId=?)

delete
  from "recipeImages"
  where "ownerId" = ? and "recipeId" = ?
  returning "imageId", "position";
--   SEARCH recipeImages USING COVERING INDEX sqlite_autoindex_recipeImages_1 (ownerId=? AND recipeId=?)

insert into "searchAdditions" ("ownerId", "number", "words")
  values (?, ?, ?);

insert into "storedSpace" ("ownerId", "kind", "bytes")
  values (?, ?, ?)
  on conflict ("ownerId", "kind") do update
  set "bytes" = "storedSpace"."bytes" + ?;

select form, word
  from (select json_extract(value, '$.form') as "form", json_extract(value, '$.word') as "word" from json_each(?)) as listed
  where not exists (select 1 from "searchForms" as known where known."ownerId" = ? and known.form = listed.form and known.word = listed.word);
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   CORRELATED SCALAR SUBQUERY 2
--     SEARCH known USING PRIMARY KEY (ownerId=? AND form=? AND word=?)

insert into "searchItems" ("ownerId", key, name, folded) select ?, key, name, folded
  from (select json_extract(value, '$.key') as "key", json_extract(value, '$.name') as "name", json_extract(value, '$.folded') as "folded" from json_each(?)) as listed
  where true
  on conflict do nothing;
--   SCAN json_each VIRTUAL TABLE INDEX 1:

insert into "searchTexts" ("ownerId", "recipeId", items) select ?, "recipeId", items
  from (select json_extract(value, '$.recipeId') as "recipeId", json_extract(value, '$.items') as "items" from json_each(?)) as listed
  where true
  on conflict ("ownerId", "recipeId") do update
  set items = excluded.items;
--   SCAN json_each VIRTUAL TABLE INDEX 1:

select "ownerId", "bytes"
  from "textSpace"
  where "ownerId" in (?)
  union all select "ownerId", "bytes"
  from "storedSpace"
  where "ownerId" in (?) and "kind" != ?;
--   COMPOUND QUERY
--     LEFT-MOST SUBQUERY
--       SEARCH textSpace USING INDEX sqlite_autoindex_textSpace_1 (ownerId=?)
--     UNION ALL
--       SEARCH storedSpace USING INDEX sqlite_autoindex_storedSpace_1 (ownerId=?)

update "appliedChanges"
  set "answer" = ?
  where "ownerId" = ? and "reference" = ?;
--   SEARCH appliedChanges USING INDEX sqlite_autoindex_appliedChanges_1 (ownerId=? AND reference=?)

commit;

select "imageId"
  from "recipeImages"
  where "ownerId" = ? and "recipeId" = ?
  order by "position";
--   SEARCH recipeImages USING INDEX sqlite_autoindex_recipeImages_1 (ownerId=? AND recipeId=?)

select "ownerId", "id"
  from "recipes"
  where "ownerId" = ? and "id" = ?;
--   SEARCH recipes USING COVERING INDEX sqlite_autoindex_recipes_2 (ownerId=? AND id=?)

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
