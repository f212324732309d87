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

select "labels"."id", "labels"."title", "labels"."createdAt", "labels"."updatedAt", "labels"."groupTitle", count("recipeLabels"."recipeId") as "recipeCount"
  from "labels"
  left join "recipeLabels" on "recipeLabels"."ownerId" = "labels"."ownerId" and "recipeLabels"."labelId" = "labels"."id"
  left join (select "recipes"."id" from "recipes" where "recipes"."ownerId" = $1 and "recipes"."folder" = $2) as "trashed" on "trashed"."id" = "recipeLabels"."recipeId"
  where "trashed"."id" is null and "labels"."ownerId" = $3
  group by "labels"."id", "labels"."title", "labels"."createdAt", "labels"."updatedAt", "labels"."groupTitle";
--   HashAggregate
--     Group Key: labels.id, labels.title, labels."createdAt", labels."updatedAt", labels."groupTitle"
--     ->  Nested Loop Anti Join
--           ->  Nested Loop Left Join
--                 ->  Index Scan using labels_title on labels
--                       Index Cond: (("ownerId")::text = $3)
--                 ->  Index Only Scan using "recipeLabels_key" on "recipeLabels"
--                       Index Cond: (("ownerId" = $3) AND ("labelId" = (labels.id)::text))
--           ->  Index Scan using recipes_id_key on recipes
--                 Index Cond: ((id)::text = ("recipeLabels"."recipeId")::text)
--                 Filter: ((("ownerId")::text = $1) AND ((folder)::text = $2))
