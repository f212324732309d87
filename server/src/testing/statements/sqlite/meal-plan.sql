select "blocks"."ownerId"
  from "blocks"
  where "blocks"."blockedId" = ?;
--   SEARCH blocks USING COVERING INDEX blocks_blockedId (blockedId=?)

select "id", "userId", "usedAt", "mark", "firstNumber", "nextNumber"
  from "sessions"
  left join "changeMarks" on "changeMarks"."ownerId" = "sessions"."userId"
  left join "searchBooks" on "searchBooks"."ownerId" = "sessions"."userId"
  where "id" = ? and "expiresAt" > ?;
--   SEARCH sessions USING INDEX sqlite_autoindex_sessions_1 (id=?)
--   SEARCH changeMarks USING INDEX sqlite_autoindex_changeMarks_1 (ownerId=?) LEFT-JOIN
--   SEARCH searchBooks USING INDEX sqlite_autoindex_searchBooks_1 (ownerId=?) LEFT-JOIN

select "item"."id"
  from "mealPlanItems" as "item"
  where "item"."ownerId" = ? and "item"."planId" = ? and ("item"."day" is null or ("item"."day" is not null and "item"."day" >= ? and "item"."day" <= ?))
  order by "item"."day" asc nulls first, "item"."createdAt", "item"."id"
  limit ?;
--   SEARCH item USING INDEX mealPlanItems_byDay (ownerId=? AND planId=?)
--   USE TEMP B-TREE FOR LAST 2 TERMS OF ORDER BY

select "item"."id", "item"."addedById", "item"."title", "item"."day", "item"."meal", "item"."servings", "item"."notes", "item"."cooked", "item"."leftoverOf", "item"."seriesId", "item"."createdAt", "item"."updatedAt", "recipe"."id" as "recipeId", "recipe"."ownerId" as "recipeOwnerId", "recipe"."title" as "recipeTitle", "recipeImages"."imageId", exists (select "bought"."id" from "shoppingListItems" as "bought" inner join "shoppingLists" as "list" on "list"."id" = "bought"."listId" where "bought"."planItemId" = "item"."id" and "list"."deletedAt" is null) as "onList"
  from "mealPlanItems" as "item"
  left join "recipes" as "recipe" on "recipe"."ownerId" = "item"."recipeOwnerId" and "recipe"."id" = "item"."recipeId" and "recipe"."folder" != ? and ("item"."recipeOwnerId" = ? or "item"."recipeOwnerId" in (select "kitchenId" from "kitchenMembers" where "personId" = ?) or ("item"."recipeOwnerId" in (?, ?) and "item"."recipeOwnerId" not in (select "blocks"."ownerId" from "blocks" where "blocks"."blockedId" = ?)))
  left join "recipeImages" on "recipeImages"."ownerId" = "recipe"."ownerId" and "recipeImages"."recipeId" = "recipe"."id" and "recipeImages"."position" = ?
  where "item"."ownerId" = ? and "item"."planId" = ? and ("item"."day" is null or ("item"."day" is not null and "item"."day" >= ? and "item"."day" <= ?))
  order by "item"."day" asc nulls first, "item"."createdAt", "item"."id";
--   SEARCH item USING INDEX mealPlanItems_byDay (ownerId=? AND planId=?)
--   SEARCH recipe USING INDEX sqlite_autoindex_recipes_2 (ownerId=? AND id=?) LEFT-JOIN
--   LIST SUBQUERY 2
--     SEARCH kitchenMembers USING INDEX kitchenMembers_person (personId=?)
--     CREATE BLOOM FILTER
--   LIST SUBQUERY 3
--     SEARCH blocks USING COVERING INDEX blocks_blockedId (blockedId=?)
--     CREATE BLOOM FILTER
--   SEARCH recipeImages USING INDEX sqlite_autoindex_recipeImages_1 (ownerId=? AND recipeId=? AND position=?) LEFT-JOIN
--   CORRELATED SCALAR SUBQUERY 1
--     SCAN bought
--     SEARCH list USING INDEX sqlite_autoindex_shoppingLists_1 (id=?)
--   USE TEMP B-TREE FOR LAST 2 TERMS OF ORDER BY

select "item"."id", (octet_length("item"."title") + octet_length("item"."notes") + octet_length(coalesce("recipe"."title", ?))) as "bytes"
  from "mealPlanItems" as "item"
  left join "recipes" as "recipe" on "recipe"."ownerId" = "item"."recipeOwnerId" and "recipe"."id" = "item"."recipeId"
  where "item"."ownerId" = ? and "item"."planId" = ? and "item"."id" in (select value from json_each(?));
--   SEARCH item USING INDEX sqlite_autoindex_mealPlanItems_1 (ownerId=? AND planId=? AND id=?)
--   LIST SUBQUERY 1
--     SCAN json_each VIRTUAL TABLE INDEX 1:
--   SEARCH recipe USING INDEX sqlite_autoindex_recipes_2 (ownerId=? AND id=?) LEFT-JOIN

select "meals", "rules"
  from "mealPlans"
  where "ownerId" = ? and "id" = ?;
--   SEARCH mealPlans USING INDEX sqlite_autoindex_mealPlans_2 (ownerId=? AND id=?)

select "plan"."id", "plan"."title", "plan"."createdAt", "plan"."updatedAt", (select count(*) as "count" from "mealPlanItems" as "item" where "item"."ownerId" = "plan"."ownerId" and "item"."planId" = "plan"."id") as "itemCount"
  from (select value from json_each(?)) as "wanted"
  inner join "mealPlans" as "plan" on "plan"."id" = "wanted"."value"
  order by "plan"."title", "plan"."id";
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   SEARCH plan USING INDEX sqlite_autoindex_mealPlans_1 (id=?)
--   CORRELATED SCALAR SUBQUERY 1
--     SEARCH item USING COVERING INDEX mealPlanItems_byDay (ownerId=? AND planId=?)
--   USE TEMP B-TREE FOR ORDER BY

select "users"."id", "users"."name", "users"."handle"
  from (select value from json_each(?)) as "wanted"
  cross join "users"
  where "users"."id" = "wanted"."value" and "users"."id" not in (select "blocks"."ownerId" from "blocks" where "blocks"."blockedId" = ?);
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   SEARCH users USING INDEX sqlite_autoindex_users_1 (id=?)
--   LIST SUBQUERY 2
--     SEARCH blocks USING COVERING INDEX blocks_blockedId (blockedId=?)
--     CREATE BLOOM FILTER

select "users"."id", "users"."name", "users"."handle"
  from (select value from json_each(?)) as "wanted"
  cross join "users"
  where "users"."id" = "wanted"."value" and true;
--   SCAN json_each VIRTUAL TABLE INDEX 1:
--   SEARCH users USING INDEX sqlite_autoindex_users_1 (id=?)

select thing.id, thing."ownerId", collaborator."userId", person."personId", person.role as "personRole"
  from "mealPlans" as thing
  left join "mealPlanCollaborators" as collaborator on collaborator."ownerId" = thing."ownerId" and collaborator."planId" = thing.id
  left join "kitchenMembers" as person on person."kitchenId" = thing."ownerId"
  where thing.id = ? and thing."deletedAt" is null
  order by thing.id, person."joinedAt", person."personId", collaborator."userId";
--   SEARCH thing USING INDEX sqlite_autoindex_mealPlans_1 (id=?)
--   SEARCH collaborator USING INDEX mealPlanCollaborators_byPlan (ownerId=? AND planId=?) LEFT-JOIN
--   SEARCH person USING INDEX sqlite_autoindex_kitchenMembers_1 (kitchenId=?) LEFT-JOIN
--   USE TEMP B-TREE FOR LAST 3 TERMS OF ORDER BY
