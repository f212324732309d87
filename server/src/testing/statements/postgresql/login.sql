insert into "auditEvents" ("id", "at", "kind", "userId", "actorId", "address", "userAgent", "detail", "count")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict ("id") do update
  set "at" = $10, "count" = "auditEvents"."count" + $11;
--   Insert on "auditEvents"
--     Conflict Resolution: UPDATE
--     Conflict Arbiter Indexes: auditEvents_pkey
--     ->  Result

insert into "throttles" ("key", "paidAt")
  values ($1, $2)
  on conflict ("key") do update
  set "paidAt" = case when "throttles"."paidAt" > $3 then "throttles"."paidAt" + $4 else $5 end
  where "throttles"."paidAt" <= $6
  returning "key";
--   Insert on throttles
--     Conflict Resolution: UPDATE
--     Conflict Arbiter Indexes: throttles_pkey
--     Conflict Filter: (throttles."paidAt" <= $6)
--     ->  Result

insert into "throttles" ("key", "paidAt")
  values ($1, $2)
  on conflict ("key") do update
  set "paidAt" = case when "throttles"."paidAt" > $3 then "throttles"."paidAt" + $4 else $5 end
  where "throttles"."paidAt" <= $6
  returning "key";
--   Insert on throttles
--     Conflict Resolution: UPDATE
--     Conflict Arbiter Indexes: throttles_pkey
--     Conflict Filter: (throttles."paidAt" <= $6)
--     ->  Result

insert into "throttles" ("key", "paidAt")
  values ($1, $2)
  on conflict ("key") do update
  set "paidAt" = case when "throttles"."paidAt" > $3 then "throttles"."paidAt" + $4 else $5 end
  where "throttles"."paidAt" <= $6
  returning "key";
--   Insert on throttles
--     Conflict Resolution: UPDATE
--     Conflict Arbiter Indexes: throttles_pkey
--     Conflict Filter: (throttles."paidAt" <= $6)
--     ->  Result

select "id"
  from "knownDevices"
  where "userId" = $1 and "id" = $2 and "expiresAt" > $3;
--   Index Scan using "knownDevices_key" on "knownDevices"
--     Index Cond: ((("userId")::text = $1) AND ((id)::text = $2))
--     Filter: ("expiresAt" > $3)

select "id"
  from "users"
  where "email" = $1;
--   Index Scan using users_email_key on users
--     Index Cond: (email = $1)

select "id", "passwordHash", "disabledAt"
  from "users"
  where "email" = $1;
--   Index Scan using users_email_key on users
--     Index Cond: (email = $1)

select "userId"
  from "secondFactors"
  where "userId" = $1 and "confirmedAt" is not null;
--   Index Scan using "secondFactors_pkey" on "secondFactors"
--     Index Cond: (("userId")::text = $1)
--     Filter: ("confirmedAt" IS NOT NULL)

update "throttles"
  set "paidAt" = "paidAt" - $1
  where "key" = $2;
--   Update on throttles
--     ->  Index Scan using throttles_pkey on throttles
--           Index Cond: (key = $2)

update "throttles"
  set "paidAt" = "paidAt" - $1
  where "key" = $2;
--   Update on throttles
--     ->  Index Scan using throttles_pkey on throttles
--           Index Cond: (key = $2)

update "throttles"
  set "paidAt" = "paidAt" - $1
  where "key" = $2;
--   Update on throttles
--     ->  Index Scan using throttles_pkey on throttles
--           Index Cond: (key = $2)

begin;

select "id"
  from "users"
  where "id" = $1 for no key update;
--   LockRows
--     ->  Index Scan using users_pkey on users
--           Index Cond: ((id)::text = $1)

select "disabledAt"
  from "users"
  where "id" = $1;
--   Index Scan using users_pkey on users
--     Index Cond: ((id)::text = $1)

insert into "sessions" ("id", "userId", "createdAt", "usedAt", "expiresAt", "userAgent", "provider", "providerSid")
  values ($1, $2, $3, $4, $5, $6, $7, $8);
--   Insert on sessions
--     ->  Result

delete
  from "sessions"
  where "userId" = $1 and "id" not in (select "id" from "sessions" where "userId" = $2 order by "usedAt" desc, "createdAt" desc limit $3);
--   Delete on sessions
--     ->  Index Scan using sessions_user on sessions
--           Index Cond: (("userId")::text = $1)
--           Filter: (NOT (ANY ((id)::text = ((hashed SubPlan 1).col1)::text)))
--           SubPlan 1
--             ->  Limit
--                   ->  Sort
--                         Sort Key: sessions_1."usedAt" DESC, sessions_1."createdAt" DESC
--                         ->  Index Scan using sessions_user on sessions sessions_1
--                               Index Cond: (("userId")::text = $2)

commit;

insert into "knownDevices" ("id", "userId", "expiresAt")
  values ($1, $2, $3), ($4, $5, $6)
  on conflict ("userId", "id") do update
  set "expiresAt" = "excluded"."expiresAt";
--   Insert on "knownDevices"
--     Conflict Resolution: UPDATE
--     Conflict Arbiter Indexes: knownDevices_key
--     ->  Values Scan on "*VALUES*"

update "users"
  set "lastLoginAt" = $1
  where "id" = $2;
--   Update on users
--     ->  Index Scan using users_pkey on users
--           Index Cond: ((id)::text = $2)
