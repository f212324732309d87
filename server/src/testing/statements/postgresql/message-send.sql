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
  from "messages"
  where "ownerId" = $1 and "id" = $2 and "otherUserId" = $3 and "sent" = $4;
--   Index Scan using "messages_ownerId_id" on messages
--     Index Cond: ((("ownerId")::text = $1) AND ((id)::text = $2))
--     Filter: ((("otherUserId")::text = $3) AND (sent = $4))

select "id"
  from "users"
  where "id" = $1 for no key update;
--   LockRows
--     ->  Index Scan using users_pkey on users
--           Index Cond: ((id)::text = $1)

select "id"
  from "users"
  where "id" = $1 for no key update;
--   LockRows
--     ->  Index Scan using users_pkey on users
--           Index Cond: ((id)::text = $1)

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

select "own"."friendId"
  from "friendships" as "own"
  inner join "friendships" as "theirs" on "theirs"."userId" = "own"."friendId" and "theirs"."friendId" = "own"."userId"
  where "own"."userId" = $1 and "own"."friendId" in ($2) for key share of "own";
--   LockRows
--     ->  Nested Loop
--           ->  Index Scan using friendships_friend on friendships own
--                 Index Cond: ((("friendId")::text = $2) AND (("userId")::text = $1))
--           ->  Index Scan using friendships_friend on friendships theirs
--                 Index Cond: ((("friendId")::text = $1) AND (("userId")::text = $2))

insert into "messages" ("id", "body", "createdAt", "ownerId", "otherUserId", "sent", "unread", "recipeId")
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict ("ownerId", "id") do nothing;
--   Insert on messages
--     Conflict Resolution: NOTHING
--     Conflict Arbiter Indexes: messages_ownerId_id
--     ->  Result

insert into "messages" ("id", "body", "createdAt", "ownerId", "otherUserId", "sent", "unread", "recipeId")
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict ("ownerId", "id") do nothing;
--   Insert on messages
--     Conflict Resolution: NOTHING
--     Conflict Arbiter Indexes: messages_ownerId_id
--     ->  Result

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

select "messages"."id", "messages"."otherUserId", "messages"."sent", "messages"."body", "messages"."recipeId", "messages"."createdAt", "recipes"."title", "recipes"."folder", "recipeImages"."imageId"
  from "messages"
  left join "recipes" on "recipes"."ownerId" = "messages"."ownerId" and "recipes"."id" = "messages"."recipeId" and "recipes"."folder" != $1
  left join "recipeImages" on "recipeImages"."ownerId" = "recipes"."ownerId" and "recipeImages"."recipeId" = "recipes"."id" and "recipeImages"."position" = $2
  where "messages"."ownerId" = $3 and "messages"."id" = $4;
--   Nested Loop Left Join
--     ->  Index Scan using "messages_ownerId_id" on messages
--           Index Cond: ((("ownerId")::text = $3) AND ((id)::text = $4))
--     ->  Nested Loop Left Join
--           Join Filter: (("recipeImages"."recipeId")::text = (recipes.id)::text)
--           ->  Index Scan using recipes_id_key on recipes
--                 Index Cond: ((id)::text = (messages."recipeId")::text)
--                 Filter: (((folder)::text <> $1) AND (("ownerId")::text = $3))
--           ->  Index Scan using "recipeImages_key" on "recipeImages"
--                 Index Cond: ((("ownerId")::text = $3) AND ("position" = $2))

select "users"."id", "users"."name", "users"."handle"
  from (select * from unnest($1::text[]) as listed(value)) as "wanted"
  cross join "users"
  where "users"."id" = "wanted"."value" and "users"."id" not in (select "blocks"."ownerId" from "blocks" where "blocks"."blockedId" = $2);
--   Nested Loop
--     ->  Function Scan on unnest listed
--     ->  Index Scan using users_pkey on users
--           Index Cond: ((id)::text = listed.value)
--           Filter: (NOT (ANY ((id)::text = ((hashed SubPlan 1).col1)::text)))
--           SubPlan 1
--             ->  Index Only Scan using "blocks_blockedId" on blocks
--                   Index Cond: ("blockedId" = $2)

select "messages"."id", "messages"."otherUserId", "messages"."sent", "messages"."body", "messages"."recipeId", "messages"."createdAt", "recipes"."title", "recipes"."folder", "recipeImages"."imageId"
  from "messages"
  left join "recipes" on "recipes"."ownerId" = "messages"."ownerId" and "recipes"."id" = "messages"."recipeId" and "recipes"."folder" != $1
  left join "recipeImages" on "recipeImages"."ownerId" = "recipes"."ownerId" and "recipeImages"."recipeId" = "recipes"."id" and "recipeImages"."position" = $2
  where "messages"."ownerId" = $3 and "messages"."id" = $4;
--   Nested Loop Left Join
--     ->  Index Scan using "messages_ownerId_id" on messages
--           Index Cond: ((("ownerId")::text = $3) AND ((id)::text = $4))
--     ->  Nested Loop Left Join
--           Join Filter: (("recipeImages"."recipeId")::text = (recipes.id)::text)
--           ->  Index Scan using recipes_id_key on recipes
--                 Index Cond: ((id)::text = (messages."recipeId")::text)
--                 Filter: (((folder)::text <> $1) AND (("ownerId")::text = $3))
--           ->  Index Scan using "recipeImages_key" on "recipeImages"
--                 Index Cond: ((("ownerId")::text = $3) AND ("position" = $2))

select "users"."id", "users"."name", "users"."handle"
  from (select * from unnest($1::text[]) as listed(value)) as "wanted"
  cross join "users"
  where "users"."id" = "wanted"."value" and "users"."id" not in (select "blocks"."ownerId" from "blocks" where "blocks"."blockedId" = $2);
--   Nested Loop
--     ->  Function Scan on unnest listed
--     ->  Index Scan using users_pkey on users
--           Index Cond: ((id)::text = listed.value)
--           Filter: (NOT (ANY ((id)::text = ((hashed SubPlan 1).col1)::text)))
--           SubPlan 1
--             ->  Index Only Scan using "blocks_blockedId" on blocks
--                   Index Cond: ("blockedId" = $2)

select "ownerId"
  from "mutedThreads"
  where "ownerId" = $1 and "otherUserId" = $2;
--   Index Only Scan using "mutedThreads_key" on "mutedThreads"
--     Index Cond: (("ownerId" = $1) AND ("otherUserId" = $2))

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
