insert into "auditEvents" ("id", "at", "kind", "userId", "actorId", "address", "userAgent", "detail", "count")
  values (?, ?, ?, ?, ?, ?, ?, ?, ?)
  on conflict ("id") do update
  set "at" = ?, "count" = "auditEvents"."count" + ?;

insert into "throttles" ("key", "paidAt")
  values (?, ?)
  on conflict ("key") do update
  set "paidAt" = case when "throttles"."paidAt" > ? then "throttles"."paidAt" + ? else ? end
  where "throttles"."paidAt" <= ?
  returning "key";

insert into "throttles" ("key", "paidAt")
  values (?, ?)
  on conflict ("key") do update
  set "paidAt" = case when "throttles"."paidAt" > ? then "throttles"."paidAt" + ? else ? end
  where "throttles"."paidAt" <= ?
  returning "key";

insert into "throttles" ("key", "paidAt")
  values (?, ?)
  on conflict ("key") do update
  set "paidAt" = case when "throttles"."paidAt" > ? then "throttles"."paidAt" + ? else ? end
  where "throttles"."paidAt" <= ?
  returning "key";

select "id"
  from "knownDevices"
  where "userId" = ? and "id" = ? and "expiresAt" > ?;
--   SEARCH knownDevices USING INDEX sqlite_autoindex_knownDevices_1 (userId=? AND id=?)

select "id"
  from "users"
  where "email" = ?;
--   SEARCH users USING INDEX sqlite_autoindex_users_2 (email=?)

select "id", "passwordHash", "disabledAt"
  from "users"
  where "email" = ?;
--   SEARCH users USING INDEX sqlite_autoindex_users_2 (email=?)

select "userId"
  from "secondFactors"
  where "userId" = ? and "confirmedAt" is not null;
--   SEARCH secondFactors USING INDEX sqlite_autoindex_secondFactors_1 (userId=?)

update "throttles"
  set "paidAt" = "paidAt" - ?
  where "key" = ?;
--   SEARCH throttles USING INDEX sqlite_autoindex_throttles_1 (key=?)

update "throttles"
  set "paidAt" = "paidAt" - ?
  where "key" = ?;
--   SEARCH throttles USING INDEX sqlite_autoindex_throttles_1 (key=?)

update "throttles"
  set "paidAt" = "paidAt" - ?
  where "key" = ?;
--   SEARCH throttles USING INDEX sqlite_autoindex_throttles_1 (key=?)

begin;

select "disabledAt"
  from "users"
  where "id" = ?;
--   SEARCH users USING INDEX sqlite_autoindex_users_1 (id=?)

insert into "sessions" ("id", "userId", "createdAt", "usedAt", "expiresAt", "userAgent", "provider", "providerSid")
  values (?, ?, ?, ?, ?, ?, ?, ?);

delete
  from "sessions"
  where "userId" = ? and "id" not in (select "id" from "sessions" where "userId" = ? order by "usedAt" desc, "createdAt" desc limit ?);
--   SEARCH sessions USING INDEX sessions_user (userId=?)
--   LIST SUBQUERY 1
--     SEARCH sessions USING INDEX sessions_user (userId=?)
--     USE TEMP B-TREE FOR ORDER BY
--   SEARCH tickets USING COVERING INDEX tickets_session (sessionId=?)
--   SEARCH passkeyChallenges USING COVERING INDEX passkeyChallenges_by_session (sessionId=?)
--   SEARCH pushDevices USING COVERING INDEX pushDevices_session (sessionId=?)

commit;

insert into "knownDevices" ("id", "userId", "expiresAt")
  values (?, ?, ?), (?, ?, ?)
  on conflict ("userId", "id") do update
  set "expiresAt" = "excluded"."expiresAt";
--   SCAN 2-ROW VALUES CLAUSE

update "users"
  set "lastLoginAt" = ?
  where "id" = ?;
--   SEARCH users USING INDEX sqlite_autoindex_users_1 (id=?)
