select "id", "name", "email", "handle", "createdAt", "updatedAt", "keeper", "emailConfirmedAt", "passwordHash", (select "emailLinks"."email" from "emailLinks" where "emailLinks"."userId" = "users"."id" and "emailLinks"."email" != "users"."email" and "emailLinks"."kind" = ? and "emailLinks"."expiresAt" > ? limit ?) as "pendingEmail", (select max("at") as "at" from "auditEvents" where "userId" = ? and "kind" = ? and "at" > ? group by "userId") as "linkMadeAt", (select max("at") as "at" from "auditEvents" where "userId" = ? and "kind" = ? and "at" > ? group by "userId") as "linkUsedAt"
  from "users"
  where "id" = ?;
--   SEARCH users USING INDEX sqlite_autoindex_users_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH emailLinks USING INDEX emailLinks_of_account (userId=? AND kind=?)
--   SCALAR SUBQUERY 2
--     SEARCH auditEvents USING INDEX auditEvents_of_account (userId=? AND at>?)
--   SCALAR SUBQUERY 3
--     SEARCH auditEvents USING INDEX auditEvents_of_account (userId=? AND at>?)

select "id", "userId", "usedAt", "mark", "firstNumber", "nextNumber"
  from "sessions"
  left join "changeMarks" on "changeMarks"."ownerId" = "sessions"."userId"
  left join "searchBooks" on "searchBooks"."ownerId" = "sessions"."userId"
  where "id" = ? and "expiresAt" > ?;
--   SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)
--   SEARCH changeMarks USING INDEX sqlite_autoindex_changeMarks_1 (ownerId=?) LEFT-JOIN
--   SEARCH searchBooks USING INDEX sqlite_autoindex_searchBooks_1 (ownerId=?) LEFT-JOIN
