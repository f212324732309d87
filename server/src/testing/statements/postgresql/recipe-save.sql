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

begin;

insert into "appliedChanges" ("ownerId", "reference", "digest", "answer", "appliedAt")
  values ($1, $2, $3, $4, $5)
  on conflict do nothing;
--   Insert on "appliedChanges"
--     Conflict Resolution: NOTHING
--     ->  Result

select "bytes"
  from "storedSpace"
  where "ownerId" = $1 and "kind" = $2;
--   Index Scan using "storedSpace_key" on "storedSpace"
--     Index Cond: ((("ownerId")::text = $1) AND ((kind)::text = $2))

select "ownerId", "bytes"
  from "textSpace"
  where "ownerId" in ($1)
  union all select "ownerId", "bytes"
  from "storedSpace"
  where "ownerId" in ($2) and "kind" != $3;
--   Append
--     ->  Index Scan using "textSpace_pkey" on "textSpace"
--           Index Cond: (("ownerId")::text = $1)
--     ->  Index Scan using "storedSpace_key" on "storedSpace"
--           Index Cond: (("ownerId")::text = $2)
--           Filter: ((kind)::text <> $3)

select "id"
  from "users"
  where "id" = $1 for no key update;
--   LockRows
--     ->  Index Scan using users_pkey on users
--           Index Cond: ((id)::text = $1)

select "title", "description", "yield", "activeTime", "totalTime", "source", "url", "author", "nutrition", "notes", "ingredients", "instructions", "rating", "version", "folder", "savedDigest", "updatedAt", "savedById"
  from "recipes"
  where "ownerId" = $1 and "id" = $2 and "folder" != $3;
--   Index Scan using recipes_id_key on recipes
--     Index Cond: ((id)::text = $2)
--     Filter: (((folder)::text <> $3) AND (("ownerId")::text = $1))

select "id", "title", "description", "yield", "activeTime", "totalTime", "source", "url", "author", "nutrition", "notes", "ingredients", "instructions", "rating"
  from "recipes"
  where "ownerId" = $1 and "id" in ($2) and "folder" != $3;
--   Index Scan using recipes_id_key on recipes
--     Index Cond: ((id)::text = $2)
--     Filter: (((folder)::text <> $3) AND (("ownerId")::text = $1))

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

select "imageId"
  from "recipeImages"
  where "ownerId" = $1 and "recipeId" = $2
  order by "position";
--   Index Scan using "recipeImages_key" on "recipeImages"
--     Index Cond: ((("ownerId")::text = $1) AND (("recipeId")::text = $2))

insert into "searchBooks" ("ownerId", "nextNumber", "firstNumber")
  values ($1, $2, $3)
  on conflict ("ownerId") do update
  set "nextNumber" = "searchBooks"."nextNumber" + $4
  returning "nextNumber";
--   Insert on "searchBooks"
--     Conflict Resolution: UPDATE
--     Conflict Arbiter Indexes: searchBooks_pkey
--     ->  Result

update "recipes"
  set "title" = $1, "description" = $2, "yield" = $3, "activeTime" = $4, "totalTime" = $5, "source" = $6, "url" = $7, "author" = $8, "nutrition" = $9, "notes" = $10, "ingredients" = $11, "instructions" = $12, "rating" = $13, "sortTitle" = $14, "totalMinutes" = $15, "folder" = $16, "searchNumber" = $17, "updatedAt" = $18, "version" = $19, "savedDigest" = $20
  where "ownerId" = $21 and "id" = $22;
--   Update on recipes
--     ->  Index Scan using recipes_id_key on recipes
--           Index Cond: ((id)::text = $22)
--           Filter: (("ownerId")::text = $21)

delete
  from "recipeLabels"
  where "ownerId" = $1 and "recipeId" = $2
  returning "labelId";
--   Delete on "recipeLabels"
--     ->  Index Scan using "recipeLabels_recipe" on "recipeLabels"
--           Index Cond: ((("ownerId")::text = $1) AND (("recipeId")::text = $2))

delete
  from "recipeImages"
  where "ownerId" = $1 and "recipeId" = $2
  returning "imageId", "position";
--   Delete on "recipeImages"
--     ->  Index Scan using "recipeImages_image" on "recipeImages"
--           Index Cond: (("ownerId")::text = $1)
--           Filter: (("recipeId")::text = $2)

insert into "searchAdditions" ("ownerId", "number", "words")
  values ($1, $2, $3);
--   Insert on "searchAdditions"
--     ->  Result

insert into "storedSpace" ("ownerId", "kind", "bytes")
  values ($1, $2, $3)
  on conflict ("ownerId", "kind") do update
  set "bytes" = "storedSpace"."bytes" + $4;
--   Insert on "storedSpace"
--     Conflict Resolution: UPDATE
--     Conflict Arbiter Indexes: storedSpace_key
--     ->  Result

select form, word
  from (select * from json_to_recordset($1::json) as listed("form" text, "word" text)) as listed
  where not exists (select 1 from "searchForms" as known where known."ownerId" = $2 and known.form = listed.form and known.word = listed.word);
--   Nested Loop Anti Join
--     ->  Function Scan on json_to_recordset listed
--     ->  Index Only Scan using "searchForms_key" on "searchForms" known
--           Index Cond: (("ownerId" = $2) AND (form = listed.form) AND (word = listed.word))

insert into "searchItems" ("ownerId", key, name, folded) select $1, key, name, folded
  from (select * from json_to_recordset($2::json) as listed("key" text, "name" text, "folded" text)) as listed
  where true
  on conflict do nothing;
--   Insert on "searchItems"
--     Conflict Resolution: NOTHING
--     ->  Function Scan on json_to_recordset listed

insert into "searchTexts" ("ownerId", "recipeId", items) select $1, "recipeId", items
  from (select * from json_to_recordset($2::json) as listed("recipeId" text, "items" text)) as listed
  where true
  on conflict ("ownerId", "recipeId") do update
  set items = excluded.items;
--   Insert on "searchTexts"
--     Conflict Resolution: UPDATE
--     Conflict Arbiter Indexes: searchTexts_key
--     ->  Function Scan on json_to_recordset listed

select "ownerId", "bytes"
  from "textSpace"
  where "ownerId" in ($1)
  union all select "ownerId", "bytes"
  from "storedSpace"
  where "ownerId" in ($2) and "kind" != $3;
--   Append
--     ->  Index Scan using "textSpace_pkey" on "textSpace"
--           Index Cond: (("ownerId")::text = $1)
--     ->  Index Scan using "storedSpace_key" on "storedSpace"
--           Index Cond: (("ownerId")::text = $2)
--           Filter: ((kind)::text <> $3)

update "appliedChanges"
  set "answer" = $1
  where "ownerId" = $2 and "reference" = $3;
--   Update on "appliedChanges"
--     ->  Index Scan using "appliedChanges_key" on "appliedChanges"
--           Index Cond: ((("ownerId")::text = $2) AND ((reference)::text = $3))

commit;

select "imageId"
  from "recipeImages"
  where "ownerId" = $1 and "recipeId" = $2
  order by "position";
--   Index Scan using "recipeImages_key" on "recipeImages"
--     Index Cond: ((("ownerId")::text = $1) AND (("recipeId")::text = $2))

select "ownerId", "id"
  from "recipes"
  where "ownerId" = $1 and "id" = $2;
--   Index Only Scan using recipes_key on recipes
--     Index Cond: (("ownerId" = $1) AND (id = $2))

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
