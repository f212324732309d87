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

select "ownerId", "id"
  from "recipes"
  where "ownerId" = ? and "id" in (?) and "folder" != ?;
--   SEARCH recipes USING INDEX sqlite_autoindex_recipes_2 (ownerId=? AND id=?)

update "recipes"
  set "rating" = ?
  where "ownerId" = ? and "id" = ?;
--   SEARCH recipes USING INDEX sqlite_autoindex_recipes_2 (ownerId=? AND id=?)

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
