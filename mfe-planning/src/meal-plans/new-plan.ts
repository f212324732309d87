import type { Account } from '@potluck/api/account'
import { createMealPlan } from '@potluck/api/meal-plans'
import { scopeOf } from '@potluck/platform/add-dishes'
import { changeOf } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { paths } from '@potluck/platform/paths'
import type { Named } from '../new-name/useMakeNamed.ts'
import { spanAround } from '../span-around.ts'
import { todayHere } from './days.ts'
import type { MadePlan } from './made-plan.ts'

/** Makes a plan. What is put on it waits for this. */
export function makePlan({ id, title }: Named, { name, handle, ...owner }: Account): NewChange {
  const at = new Date().toISOString()
  const plan: MadePlan['plan'] = {
    ...{ id, title, owner: { id: owner.id, name, handle }, collaborators: [], itemCount: 0 },
    ...{ createdAt: at, updatedAt: at, meals: [], rules: [], items: [] },
  }
  return changeOf(
    createMealPlan,
    { body: { id, title } },
    {
      scope: scopeOf(id),
      path: paths.mealPlanner(id),
      preview: { plan, span: spanAround(todayHere()) } satisfies MadePlan,
    },
  )
}
