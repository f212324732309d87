select "id", "userId", "usedAt", "mark", "firstNumber", "nextNumber"
  from "sessions"
  left join "changeMarks" on "changeMarks"."ownerId" = "sessions"."userId"
  left join "searchBooks" on "searchBooks"."ownerId" = "sessions"."userId"
  where "id" = ? and "expiresAt" > ?;
--   SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)
--   SEARCH changeMarks USING INDEX sqlite_autoindex_changeMarks_1 (ownerId=?) LEFT-JOIN
--   SEARCH searchBooks USING INDEX sqlite_autoindex_searchBooks_1 (ownerId=?) LEFT-JOIN

select "users"."id", "users"."name", "users"."handle", max("asked") as "asked", max("wasAsked") as "wasAsked"
  from (select "friendId" as "otherId", 1 as "asked", 0 as "wasAsked" from "friendships" where "userId" = ? union all select "userId" as "otherId", 0 as "asked", 1 as "wasAsked" from "friendships" where "friendId" = ? union all select "userId" as "otherId", 0 as "asked", 1 as "wasAsked" from "addressRequests" where "email" = (select "email" from "users" where "id" = ?) and "ignored" = ? and "userId" not in (select "blockedId" from "blocks" where "ownerId" = ?) and "userId" not in (select "blocks"."ownerId" from "blocks" where "blocks"."blockedId" = ?)) as "directions"
  inner join "users" on "users"."id" = "directions"."otherId"
  group by "users"."id", "users"."name", "users"."handle"
  order by max("asked") desc, "users"."name", "users"."id"
  limit ?;
--   CO-ROUTINE directions
--     COMPOUND QUERY
--       LEFT-MOST SUBQUERY
--         SEARCH friendships USING COVERING INDEX sqlite_autoindex_friendships_1 (userId=?)
--       UNION ALL
--         SEARCH friendships USING COVERING INDEX friendships_friend (friendId=?)
--       UNION ALL
--         SEARCH addressRequests USING INDEX addressRequests_email (email=?)
--         SCALAR SUBQUERY 3
--           SEARCH users USING INDEX sqlite_autoindex_users_1 (id=?)
--         LIST SUBQUERY 4
--           SEARCH blocks USING COVERING INDEX sqlite_autoindex_blocks_1 (ownerId=?)
--           CREATE BLOOM FILTER
--         LIST SUBQUERY 5
--           SEARCH blocks USING COVERING INDEX blocks_blockedId (blockedId=?)
--           CREATE BLOOM FILTER
--   SCAN directions
--   SEARCH users USING INDEX sqlite_autoindex_users_1 (id=?)
--   USE TEMP B-TREE FOR GROUP BY
--   USE TEMP B-TREE FOR ORDER BY
