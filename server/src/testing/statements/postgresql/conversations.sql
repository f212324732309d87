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

select "messages"."id", "messages"."otherUserId", "messages"."sent", "messages"."body", "messages"."recipeId", "messages"."createdAt", "recipes"."title", "recipes"."folder", "recipeImages"."imageId", "threads"."messageCount", "threads"."unreadCount", "mutedThreads"."ownerId" as "mutedBy"
  from "messages"
  left join "recipes" on "recipes"."ownerId" = "messages"."ownerId" and "recipes"."id" = "messages"."recipeId" and "recipes"."folder" != $1
  left join "recipeImages" on "recipeImages"."ownerId" = "recipes"."ownerId" and "recipeImages"."recipeId" = "recipes"."id" and "recipeImages"."position" = $2
  inner join (select "threadCounts"."messages" as "messageCount", "threadCounts"."unread" as "unreadCount", (select "one"."id" from "messages" as "one" where "one"."ownerId" = $3 and "one"."otherUserId" = "threadCounts"."otherUserId" order by "one"."createdAt" desc, "one"."id" desc limit $4) as "latestId" from "threadCounts" where "threadCounts"."ownerId" = $5) as "threads" on "threads"."latestId" = "messages"."id"
  left join "mutedThreads" on "mutedThreads"."ownerId" = "messages"."ownerId" and "mutedThreads"."otherUserId" = "messages"."otherUserId"
  where "messages"."ownerId" = $6
  order by "messages"."createdAt" desc
  limit $7;
--   Limit
--     ->  Sort
--           Sort Key: messages."createdAt" COLLATE "C" DESC
--           ->  Nested Loop Left Join
--                 ->  Nested Loop Left Join
--                       ->  Nested Loop
--                             ->  Index Scan using "threadCounts_key" on "threadCounts"
--                                   Index Cond: (("ownerId")::text = $5)
--                             ->  Index Scan using "messages_ownerId_id" on messages
--                                   Index Cond: ((("ownerId")::text = $6) AND ((id)::text = ((SubPlan 1))::text))
--                                   SubPlan 1
--                                     ->  Limit
--                                           ->  Index Only Scan Backward using messages_conversation on messages one
--                                                 Index Cond: (("ownerId" = $3) AND ("otherUserId" = ("threadCounts"."otherUserId")::text))
--                       ->  Nested Loop Left Join
--                             Join Filter: (("recipeImages"."recipeId")::text = (recipes.id)::text)
--                             ->  Index Scan using recipes_id_key on recipes
--                                   Index Cond: ((id)::text = (messages."recipeId")::text)
--                                   Filter: (((folder)::text <> $1) AND (("ownerId")::text = $6))
--                             ->  Index Scan using "recipeImages_key" on "recipeImages"
--                                   Index Cond: ((("ownerId")::text = $6) AND ("position" = $2))
--                 ->  Index Only Scan using "mutedThreads_key" on "mutedThreads"
--                       Index Cond: (("ownerId" = $6) AND ("otherUserId" = (messages."otherUserId")::text))

select "users"."id", "users"."name", "users"."handle"
  from (select * from unnest($1::text[]) as listed(value)) as "wanted"
  cross join "users"
  where "users"."id" = "wanted"."value" and "users"."id" not in (select "blocks"."ownerId" from "blocks" where "blocks"."blockedId" = $2);
--   Nested Loop
--     ->  Function Scan on unnest listed
--     ->  Index Scan using users_pkey on users
--           Index Cond: ((id)::text = listed.value)
--           Filter: (NOT (ANY ((id)::text = ((hashed SubPlan 1).col1)::text)))
--           SubPlan 1
--             ->  Index Only Scan using "blocks_blockedId" on blocks
--                   Index Cond: ("blockedId" = $2)
