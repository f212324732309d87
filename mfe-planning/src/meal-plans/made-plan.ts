import { createMealPlan, getMealPlan, mealPlan } from '@potluck/api/meal-plans'
import { endpointName } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { z } from 'zod'

const preview = z.object({ plan: mealPlan, span: getMealPlan.query })

/** What a new plan is drawn with: as it is shown until the server has it, and the days that it is asked for with first. */
export type MadePlan = z.output<typeof preview>

/** The plan that a change makes; null for other changes. */
export const madePlan = (change: NewChange): MadePlan | null =>
  change.endpoint === endpointName(createMealPlan) ? (preview.safeParse(change.preview).data ?? null) : null
