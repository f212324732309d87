import { createMealPlan, getMealPlan, mealPlan } from '@potluck/api/meal-plans'
import { endpointName } from '@potluck/platform/changes'
import type { NewChange } from '@potluck/platform/new-change'
import { z } from 'zod'

const preview = z.object({ plan: mealPlan, span: getMealPlan.query })

/** A new plan as it is displayed until the server confirms it, and the days of its first request. */
export type OptimisticPlan = z.output<typeof preview>

/** The plan that a change creates; null for other changes. */
export const optimisticPlan = (change: NewChange): OptimisticPlan | null =>
  change.endpoint === endpointName(createMealPlan) ? (preview.safeParse(change.preview).data ?? null) : null
