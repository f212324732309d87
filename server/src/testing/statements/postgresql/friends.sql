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

select "users"."id", "users"."name", "users"."handle", max("asked") as "asked", max("wasAsked") as "wasAsked"
  from (select "friendId" as "otherId", 1 as "asked", 0 as "wasAsked" from "friendships" where "userId" = $1 union all select "userId" as "otherId", 0 as "asked", 1 as "wasAsked" from "friendships" where "friendId" = $2 union all select "userId" as "otherId", 0 as "asked", 1 as "wasAsked" from "addressRequests" where "email" = (select "email" from "users" where "id" = $3) and "ignored" = $4 and "userId" not in (select "blockedId" from "blocks" where "ownerId" = $5) and "userId" not in (select "blocks"."ownerId" from "blocks" where "blocks"."blockedId" = $6)) as "directions"
  inner join "users" on "users"."id" = "directions"."otherId"
  group by "users"."id", "users"."name", "users"."handle"
  order by max("asked") desc, "users"."name", "users"."id"
  limit $7;
--   Limit
--     ->  Sort
--           Sort Key: (max("*SELECT* 1".asked)) DESC, users.name, users.id
--           ->  GroupAggregate
--                 Group Key: users.id
--                 ->  Sort
--                       Sort Key: users.id
--                       ->  Nested Loop
--                             ->  Append
--                                   ->  Subquery Scan on "*SELECT* 1"
--                                         ->  Index Only Scan using friendships_key on friendships
--                                               Index Cond: ("userId" = $1)
--                                   ->  Subquery Scan on "*SELECT* 2"
--                                         ->  Index Only Scan using friendships_friend on friendships friendships_1
--                                               Index Cond: ("friendId" = $2)
--                                   ->  Subquery Scan on "*SELECT* 3"
--                                         ->  Index Scan using "addressRequests_email" on "addressRequests"
--                                               Index Cond: ((email)::text = (InitPlan 1).col1)
--                                               Filter: ((NOT (ANY (("userId")::text = ((hashed SubPlan 2).col1)::text))) AND (NOT (ANY (("userId")::text = ((hashed SubPlan 3).col1)::text))) AND (ignored = $4))
--                                               InitPlan 1
--                                                 ->  Index Scan using users_pkey on users users_1
--                                                       Index Cond: ((id)::text = $3)
--                                               SubPlan 2
--                                                 ->  Index Only Scan using "blocks_blockedId" on blocks
--                                                       Index Cond: ("ownerId" = $5)
--                                               SubPlan 3
--                                                 ->  Index Only Scan using "blocks_blockedId" on blocks blocks_1
--                                                       Index Cond: ("blockedId" = $6)
--                             ->  Index Scan using users_pkey on users
--                                   Index Cond: ((id)::text = ("*SELECT* 1"."otherId")::text)
