select "id", "name", "email", "handle", "createdAt", "updatedAt", "keeper", "passwordHash"
  from "users"
  where "id" = $1;
--   Index Scan using users_pkey on users
--     Index Cond: ((id)::text = $1)

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
