import type { Account } from '@potluck/api/account'
import { createMealPlan } from '@potluck/api/meal-plans'
import { scopeOf } from '@potluck/platform/add-dishes'
import { changeOf } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { paths } from '@potluck/platform/paths'
import type { Named } from '../new-name/useMakeNamed.ts'
import { spanAround } from '../span-around.ts'
import { todayHere } from './days.ts'
import type { OptimisticPlan } from './optimistic-plan.ts'

/** The change that creates a plan. Later changes of the plan wait for it. */
export function makePlan({ id, title }: Named, { name, handle, ...owner }: Account): NewChange {
  const at = new Date().toISOString()
  const plan: OptimisticPlan['plan'] = {
    ...{ id, title, owner: { id: owner.id, name, handle }, collaborators: [], itemCount: 0 },
    ...{ createdAt: at, updatedAt: at, meals: [], rules: [], items: [] },
  }
  return changeOf(
    createMealPlan,
    { body: { id, title } },
    {
      scope: scopeOf(id),
      path: paths.mealPlanner(id),
      preview: { plan, span: spanAround(todayHere()) } satisfies OptimisticPlan,
    },
  )
}
