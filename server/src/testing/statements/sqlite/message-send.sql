insert into "throttles" ("key", "paidAt")
  values (?, ?)
  on conflict ("key") do update
  set "paidAt" = case when "throttles"."paidAt" > ? then "throttles"."paidAt" + ? else ? end
  where "throttles"."paidAt" <= ?
  returning "key";

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

select "id"
  from "messages"
  where "ownerId" = ? and "id" = ? and "otherUserId" = ? and "sent" = ?;
--   SEARCH messages USING INDEX sqlite_autoindex_messages_1 (ownerId=? AND id=?)

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

select "own"."friendId"
  from "friendships" as "own"
  inner join "friendships" as "theirs" on "theirs"."userId" = "own"."friendId" and "theirs"."friendId" = "own"."userId"
  where "own"."userId" = ? and "own"."friendId" in (?);
--   SEARCH own USING COVERING INDEX sqlite_autoindex_friendships_1 (userId=? AND friendId=?)
--   SEARCH theirs USING COVERING INDEX sqlite_autoindex_friendships_1 (userId=? AND friendId=?)

insert into "messages" ("id", "body", "createdAt", "ownerId", "otherUserId", "sent", "unread", "recipeId")
  values (?, ?, ?, ?, ?, ?, ?, ?)
  on conflict ("ownerId", "id") do nothing;

insert into "messages" ("id", "body", "createdAt", "ownerId", "otherUserId", "sent", "unread", "recipeId")
  values (?, ?, ?, ?, ?, ?, ?, ?)
  on conflict ("ownerId", "id") do nothing;

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

select "messages"."id", "messages"."otherUserId", "messages"."sent", "messages"."body", "messages"."recipeId", "messages"."createdAt", "recipes"."title", "recipes"."folder", "recipeImages"."imageId"
  from "messages"
  left join "recipes" on "recipes"."ownerId" = "messages"."ownerId" and "recipes"."id" = "messages"."recipeId" and "recipes"."folder" != ?
  left join "recipeImages" on "recipeImages"."ownerId" = "recipes"."ownerId" and "recipeImages"."recipeId" = "recipes"."id" and "recipeImages"."position" = ?
  where "messages"."ownerId" = ? and "messages"."id" = ?;
--   SEARCH messages USING INDEX sqlite_autoindex_messages_1 (ownerId=? AND id=?)
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

select "messages"."id", "messages"."otherUserId", "messages"."sent", "messages"."body", "messages"."recipeId", "messages"."createdAt", "recipes"."title", "recipes"."folder", "recipeImages"."imageId"
  from "messages"
  left join "recipes" on "recipes"."ownerId" = "messages"."ownerId" and "recipes"."id" = "messages"."recipeId" and "recipes"."folder" != ?
  left join "recipeImages" on "recipeImages"."ownerId" = "recipes"."ownerId" and "recipeImages"."recipeId" = "recipes"."id" and "recipeImages"."position" = ?
  where "messages"."ownerId" = ? and "messages"."id" = ?;
--   SEARCH messages USING INDEX sqlite_autoindex_messages_1 (ownerId=? AND id=?)
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

select "ownerId"
  from "mutedThreads"
  where "ownerId" = ? and "otherUserId" = ?;
--   SEARCH mutedThreads USING COVERING INDEX sqlite_autoindex_mutedThreads_1 (ownerId=? AND otherUserId=?)

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
