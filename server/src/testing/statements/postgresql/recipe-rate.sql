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

begin;

insert into "appliedChanges" ("ownerId", "reference", "digest", "answer", "appliedAt")
  values ($1, $2, $3, $4, $5)
  on conflict do nothing;
--   Insert on "appliedChanges"
--     Conflict Resolution: NOTHING
--     ->  Result

select "bytes"
  from "storedSpace"
  where "ownerId" = $1 and "kind" = $2;
--   Index Scan using "storedSpace_key" on "storedSpace"
--     Index Cond: ((("ownerId")::text = $1) AND ((kind)::text = $2))

select "ownerId", "bytes"
  from "textSpace"
  where "ownerId" in ($1)
  union all select "ownerId", "bytes"
  from "storedSpace"
  where "ownerId" in ($2) and "kind" != $3;
--   Append
--     ->  Index Scan using "textSpace_pkey" on "textSpace"
--           Index Cond: (("ownerId")::text = $1)
--     ->  Index Scan using "storedSpace_key" on "storedSpace"
--           Index Cond: (("ownerId")::text = $2)
--           Filter: ((kind)::text <> $3)

select "id"
  from "users"
  where "id" = $1 for no key update;
--   LockRows
--     ->  Index Scan using users_pkey on users
--           Index Cond: ((id)::text = $1)

select "ownerId", "id"
  from "recipes"
  where "ownerId" = $1 and "id" in ($2) and "folder" != $3;
--   Index Scan using recipes_id_key on recipes
--     Index Cond: ((id)::text = $2)
--     Filter: (((folder)::text <> $3) AND (("ownerId")::text = $1))

update "recipes"
  set "rating" = $1
  where "ownerId" = $2 and "id" = $3;
--   Update on recipes
--     ->  Index Scan using recipes_id_key on recipes
--           Index Cond: ((id)::text = $3)
--           Filter: (("ownerId")::text = $2)

select "ownerId", "bytes"
  from "textSpace"
  where "ownerId" in ($1)
  union all select "ownerId", "bytes"
  from "storedSpace"
  where "ownerId" in ($2) and "kind" != $3;
--   Append
--     ->  Index Scan using "textSpace_pkey" on "textSpace"
--           Index Cond: (("ownerId")::text = $1)
--     ->  Index Scan using "storedSpace_key" on "storedSpace"
--           Index Cond: (("ownerId")::text = $2)
--           Filter: ((kind)::text <> $3)

update "appliedChanges"
  set "answer" = $1
  where "ownerId" = $2 and "reference" = $3;
--   Update on "appliedChanges"
--     ->  Index Scan using "appliedChanges_key" on "appliedChanges"
--           Index Cond: ((("ownerId")::text = $2) AND ((reference)::text = $3))

commit;
