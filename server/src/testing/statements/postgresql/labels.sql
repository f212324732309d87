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

select "labels"."id", "labels"."title", "labels"."createdAt", "labels"."updatedAt", "labels"."groupTitle", coalesce("all"."count", $1) - coalesce("gone"."count", $2) as "recipeCount"
  from "labels"
  left join (select "recipeLabels"."labelId", count(*) as "count" from "recipeLabels" where "recipeLabels"."ownerId" = $3 group by "recipeLabels"."labelId") as "all" on "all"."labelId" = "labels"."id"
  left join (select "recipeLabels"."labelId", count(*) as "count" from "recipes" cross join "recipeLabels" where "recipes"."ownerId" = $4 and "recipes"."folder" = $5 and "recipeLabels"."ownerId" = "recipes"."ownerId" and "recipeLabels"."recipeId" = "recipes"."id" group by "recipeLabels"."labelId") as "gone" on "gone"."labelId" = "labels"."id"
  where ("gone"."count" is null or "all"."count" > "gone"."count") and "labels"."ownerId" = $6;
--   Nested Loop Left Join
--     Join Filter: (("recipeLabels_1"."labelId")::text = (labels.id)::text)
--     Filter: (((count(*)) IS NULL) OR ((count(*)) > (count(*))))
--     ->  Nested Loop Left Join
--           Join Filter: (("recipeLabels"."labelId")::text = (labels.id)::text)
--           ->  Index Scan using labels_key on labels
--                 Index Cond: (("ownerId")::text = $6)
--           ->  GroupAggregate
--                 Group Key: "recipeLabels"."labelId"
--                 ->  Index Only Scan using "recipeLabels_key" on "recipeLabels"
--                       Index Cond: ("ownerId" = $3)
--     ->  GroupAggregate
--           Group Key: "recipeLabels_1"."labelId"
--           ->  Nested Loop
--                 ->  Index Only Scan using "recipeLabels_key" on "recipeLabels" "recipeLabels_1"
--                       Index Cond: ("ownerId" = $4)
--                 ->  Index Scan using recipes_id_key on recipes
--                       Index Cond: ((id)::text = ("recipeLabels_1"."recipeId")::text)
--                       Filter: ((("ownerId")::text = $4) AND ((folder)::text = $5))
