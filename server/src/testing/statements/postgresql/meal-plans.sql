select "blocks"."ownerId"
  from "blocks"
  where "blocks"."blockedId" = $1;
--   Index Only Scan using "blocks_blockedId" on blocks
--     Index Cond: ("blockedId" = $1)

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

select "plan"."id", "plan"."title", "plan"."createdAt", "plan"."updatedAt", (select count(*) as "count" from "mealPlanItems" as "item" where "item"."ownerId" = "plan"."ownerId" and "item"."planId" = "plan"."id") as "itemCount"
  from (select * from unnest($1::text[]) as listed(value)) as "wanted"
  inner join "mealPlans" as "plan" on "plan"."id" = "wanted"."value"
  order by "plan"."title", "plan"."id";
--   Sort
--     Sort Key: plan.title, plan.id
--     ->  Nested Loop
--           Join Filter: (listed.value = (plan.id)::text)
--           ->  Index Scan using "mealPlans_id_key" on "mealPlans" plan
--           ->  Function Scan on unnest listed
--           SubPlan 1
--             ->  Aggregate
--                   ->  Index Only Scan using "mealPlanItems_byDay" on "mealPlanItems" item
--                         Index Cond: (("ownerId" = (plan."ownerId")::text) AND ("planId" = (plan.id)::text))

select "users"."id", "users"."name", "users"."handle"
  from (select * from unnest($1::text[]) as listed(value)) as "wanted"
  cross join "users"
  where "users"."id" = "wanted"."value" and true;
--   Nested Loop
--     ->  Function Scan on unnest listed
--     ->  Index Scan using users_pkey on users
--           Index Cond: ((id)::text = listed.value)

select thing.id, thing."ownerId", collaborator."userId", person."personId", person.role as "personRole"
  from "mealPlans" as thing
  left join "mealPlanCollaborators" as collaborator on collaborator."ownerId" = thing."ownerId" and collaborator."planId" = thing.id
  left join "kitchenMembers" as person on person."kitchenId" = thing."ownerId"
  where thing."deletedAt" is null and (thing."ownerId" = $1 or thing.id in (select mine."planId" from "mealPlanCollaborators" as mine where mine."userId" = $2) or thing."ownerId" in (select mine."kitchenId" from "kitchenMembers" as mine where mine."personId" = $3))
  order by thing.id, person."joinedAt", person."personId", collaborator."userId";
--   Incremental Sort
--     Sort Key: thing.id, person."joinedAt", person."personId", collaborator."userId"
--     Presorted Key: thing.id
--     ->  Nested Loop Left Join
--           ->  Nested Loop Left Join
--                 Join Filter: (((collaborator."ownerId")::text = (thing."ownerId")::text) AND ((collaborator."planId")::text = (thing.id)::text))
--                 ->  Index Scan using "mealPlans_id_key" on "mealPlans" thing
--                       Filter: (("deletedAt" IS NULL) AND ((("ownerId")::text = $1) OR (ANY ((id)::text = ((hashed SubPlan 1).col1)::text)) OR (ANY (("ownerId")::text = ((hashed SubPlan 2).col1)::text))))
--                       SubPlan 1
--                         ->  Index Only Scan using "mealPlanCollaborators_key" on "mealPlanCollaborators" mine
--                               Index Cond: ("userId" = $2)
--                       SubPlan 2
--                         ->  Index Scan using "kitchenMembers_person" on "kitchenMembers" mine_1
--                               Index Cond: (("personId")::text = $3)
--                 ->  Index Scan using "mealPlanCollaborators_byPlan" on "mealPlanCollaborators" collaborator
--           ->  Index Scan using "kitchenMembers_key" on "kitchenMembers" person
--                 Index Cond: (("kitchenId")::text = (thing."ownerId")::text)
