select "id", "userId", "usedAt", "mark", "firstNumber", "nextNumber"
  from "sessions"
  left join "changeMarks" on "changeMarks"."ownerId" = "sessions"."userId"
  left join "searchBooks" on "searchBooks"."ownerId" = "sessions"."userId"
  where "id" = ? and "expiresAt" > ?;
--   SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)
--   SEARCH changeMarks USING INDEX sqlite_autoindex_changeMarks_1 (ownerId=?) LEFT-JOIN
--   SEARCH searchBooks USING INDEX sqlite_autoindex_searchBooks_1 (ownerId=?) LEFT-JOIN

select "messages"."id", "messages"."otherUserId", "messages"."sent", "messages"."body", "messages"."recipeId", "messages"."createdAt", "recipes"."title", "recipes"."folder", "recipeImages"."imageId", "threads"."messageCount", "threads"."unreadCount", "mutedThreads"."ownerId" as "mutedBy"
  from "messages"
  left join "recipes" on "recipes"."ownerId" = "messages"."ownerId" and "recipes"."id" = "messages"."recipeId" and "recipes"."folder" != ?
  left join "recipeImages" on "recipeImages"."ownerId" = "recipes"."ownerId" and "recipeImages"."recipeId" = "recipes"."id" and "recipeImages"."position" = ?
  inner join (select "threadCounts"."messages" as "messageCount", "threadCounts"."unread" as "unreadCount", (select "one"."id" from "messages" as "one" where "one"."ownerId" = ? and "one"."otherUserId" = "threadCounts"."otherUserId" order by "one"."createdAt" desc, "one"."id" desc limit ?) as "latestId" from "threadCounts" where "threadCounts"."ownerId" = ?) as "threads" on "threads"."latestId" = "messages"."id"
  left join "mutedThreads" on "mutedThreads"."ownerId" = "messages"."ownerId" and "mutedThreads"."otherUserId" = "messages"."otherUserId"
  where "messages"."ownerId" = ?
  order by "messages"."createdAt" desc
  limit ?;
--   SEARCH threadCounts USING INDEX sqlite_autoindex_threadCounts_1 (ownerId=?)
--   SEARCH messages USING INDEX sqlite_autoindex_messages_1 (ownerId=? AND id=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH one USING COVERING INDEX messages_conversation (ownerId=? AND otherUserId=?)
--   SEARCH recipes USING INDEX sqlite_autoindex_recipes_2 (ownerId=? AND id=?) LEFT-JOIN
--   SEARCH recipeImages USING INDEX sqlite_autoindex_recipeImages_1 (ownerId=? AND recipeId=? AND position=?) LEFT-JOIN
--   SEARCH mutedThreads USING COVERING INDEX sqlite_autoindex_mutedThreads_1 (ownerId=? AND otherUserId=?) LEFT-JOIN
--   USE TEMP B-TREE FOR ORDER BY

select "users"."id", "users"."name", "users"."handle"
  from (select value from json_each(?)) as "wanted"
  cross join "users"
  where "users"."id" = "wanted"."value" and "users"."id" not in (select "blocks"."ownerId" from "blocks" where "blocks"."blockedId" = ?);
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   SEARCH users USING INDEX sqlite_autoindex_users_1 (id=?)
--   LIST SUBQUERY 2
--     SEARCH blocks USING COVERING INDEX blocks_blockedId (blockedId=?)
--     CREATE BLOOM FILTER
