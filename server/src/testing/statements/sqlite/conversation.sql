select "id", "name", "handle"
  from "users"
  where "id" = ? and "id" not in (select "blocks"."ownerId" from "blocks" where "blocks"."blockedId" = ?);
--   SEARCH users USING INDEX sqlite_autoindex_users_1 (id=?)
--   LIST SUBQUERY 1
--     SEARCH blocks USING COVERING INDEX blocks_blockedId (blockedId=?)
--     CREATE BLOOM FILTER

select "id", "userId", "usedAt", "mark", "firstNumber", "nextNumber"
  from "sessions"
  left join "changeMarks" on "changeMarks"."ownerId" = "sessions"."userId"
  left join "searchBooks" on "searchBooks"."ownerId" = "sessions"."userId"
  where "id" = ? and "expiresAt" > ?;
--   SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)
--   SEARCH changeMarks USING INDEX sqlite_autoindex_changeMarks_1 (ownerId=?) LEFT-JOIN
--   SEARCH searchBooks USING INDEX sqlite_autoindex_searchBooks_1 (ownerId=?) LEFT-JOIN

select "messages"."id", "messages"."otherUserId", "messages"."sent", "messages"."body", "messages"."recipeId", "messages"."createdAt", "recipes"."title", "recipes"."folder", "recipeImages"."imageId"
  from "messages"
  left join "recipes" on "recipes"."ownerId" = "messages"."ownerId" and "recipes"."id" = "messages"."recipeId" and "recipes"."folder" != ?
  left join "recipeImages" on "recipeImages"."ownerId" = "recipes"."ownerId" and "recipeImages"."recipeId" = "recipes"."id" and "recipeImages"."position" = ?
  where "messages"."ownerId" = ? and "messages"."otherUserId" = ?
  order by "messages"."createdAt" desc, "messages"."id" desc
  limit ?;
--   SEARCH messages USING INDEX messages_conversation (ownerId=? AND otherUserId=?)
--   SEARCH recipes USING INDEX sqlite_autoindex_recipes_2 (ownerId=? AND id=?) LEFT-JOIN
--   SEARCH recipeImages USING INDEX sqlite_autoindex_recipeImages_1 (ownerId=? AND recipeId=? AND position=?) LEFT-JOIN

select "users"."id", "users"."name", "users"."handle"
  from (select value from json_each(?)) as "wanted"
  cross join "users"
  where "users"."id" = "wanted"."value" and "users"."id" not in (select "blocks"."ownerId" from "blocks" where "blocks"."blockedId" = ?);
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   SEARCH users USING INDEX sqlite_autoindex_users_1 (id=?)
--   LIST SUBQUERY 2
--     SEARCH blocks USING COVERING INDEX blocks_blockedId (blockedId=?)
--     CREATE BLOOM FILTER
