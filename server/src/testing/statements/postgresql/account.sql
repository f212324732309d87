select "id", "name", "email", "handle", "createdAt", "updatedAt", "keeper", "emailConfirmedAt", "passwordHash", (select "emailLinks"."email" from "emailLinks" where "emailLinks"."userId" = "users"."id" and "emailLinks"."email" != "users"."email" and "emailLinks"."kind" = $1 and "emailLinks"."expiresAt" > $2 limit $3) as "pendingEmail", (select max("at") as "at" from "auditEvents" where "userId" = $4 and "kind" = $5 and "at" > $6 group by "userId") as "linkMadeAt", (select max("at") as "at" from "auditEvents" where "userId" = $7 and "kind" = $8 and "at" > $9 group by "userId") as "linkUsedAt"
  from "users"
  where "id" = $10;
--   Index Scan using users_pkey on users
--     Index Cond: ((id)::text = $10)
--     InitPlan 2
--       ->  GroupAggregate
--             ->  Index Scan using "auditEvents_at" on "auditEvents"
--                   Index Cond: ((at)::text > $6)
--                   Filter: ((("userId")::text = $4) AND ((kind)::text = $5))
--     InitPlan 3
--       ->  GroupAggregate
--             ->  Index Scan using "auditEvents_at" on "auditEvents" "auditEvents_1"
--                   Index Cond: ((at)::text > $9)
--                   Filter: ((("userId")::text = $7) AND ((kind)::text = $8))
--     SubPlan 1
--       ->  Limit
--             ->  Index Scan using "emailLinks_of_account" on "emailLinks"
--                   Index Cond: ((("userId")::text = (users.id)::text) AND ((kind)::text = $1))
--                   Filter: ((email <> users.email) AND (("expiresAt")::text > $2))

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
