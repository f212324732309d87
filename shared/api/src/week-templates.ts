import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { afterPage, id, instant, nothing, text } from './fields.ts'
import { maxDishNotes, meal, mealPlanItem, planParams, planTitle, servings } from './meal-plans.ts'

const templateDish = z.strictObject({
  title: text(500).trim().min(1),
  /** Days after the first of the week. */
  offset: z.int().min(0).max(6),
  meal,
  servings: servings.nullable(),
  notes: text(maxDishNotes),
})

/** A week that was saved under a name, to be put onto other weeks. */
export const weekTemplate = z.object({
  id,
  title: z.string(),
  createdAt: instant,
  dishes: z.array(
    z.object({
      title: z.string(),
      offset: z.int(),
      meal: z.string(),
      servings: z.number().nullable(),
      notes: z.string(),
      recipe: mealPlanItem.shape.recipe,
    }),
  ),
})

export type WeekTemplate = z.infer<typeof weekTemplate>

export const listWeekTemplates = endpoint({
  method: 'GET',
  path: 'weekTemplates',
  summary: 'The weeks that the caller keeps by name.',
  access: 'member',
  scope: 'plans',
  cached: true,
  query: z.strictObject({ after: afterPage }),
  pages: { list: null },
  maxAnswerBytes: 4_000_000,
  response: z.array(weekTemplate),
  errors: [401],
})

export const createWeekTemplate = endpoint({
  method: 'POST',
  path: 'weekTemplates',
  summary: 'Save a week under a name. With an id of the caller, a retry saves it one time.',
  access: 'member',
  scope: 'plans',
  body: z.strictObject({
    id: id.optional(),
    title: planTitle,
    dishes: z
      .array(templateDish.extend({ recipeId: id.nullable().default(null) }))
      .min(1)
      .max(300),
  }),
  status: 201,
  response: weekTemplate,
  errors: [400, 401, 404, 409],
})

export const deleteWeekTemplate = endpoint({
  method: 'DELETE',
  path: 'weekTemplates/:id',
  summary: 'Delete a saved week.',
  access: 'member',
  scope: 'plans',
  params: planParams,
  response: nothing,
  errors: [400, 401],
})
