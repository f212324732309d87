import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, nothing } from './fields.ts'
import { recipeSummary } from './recipes.ts'

/** For so many days a deleted recipe can be restored. */
export const trashDays = 30

const trashedRecipe = recipeSummary.extend({
  deletedAt: instant,
  /** When it goes for good. */
  leavesAt: instant,
})

export type TrashedRecipe = z.infer<typeof trashedRecipe>

const trashPage = z.object({ data: z.array(trashedRecipe), totalCount: z.int() })

/** The same as the server writes it. */
export type AnsweredTrashPage = z.input<typeof trashPage>

export const listTrash = endpoint({
  method: 'GET',
  path: 'trash',
  summary: 'Deleted recipes, those deleted last first. Each rests for 30 days.',
  access: 'member',
  kept: true,
  query: z.strictObject({
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
    count: z.coerce.number().int().min(1).max(500).default(100),
  }),
  maxAnswerBytes: { perItem: 48_000, items: 'count' },
  response: trashPage,
  errors: [400, 401],
})

export const restoreRecipes = endpoint({
  method: 'POST',
  path: 'trash/restore',
  slow: true,
  summary: 'Put deleted recipes back where they were, with their labels and pictures. One that is back stays so.',
  access: 'member',
  once: true,
  body: z.strictObject({ ids: z.array(id).min(1).max(500) }),
  response: nothing,
  errors: [400, 401, 404],
})

export const deleteForGood = endpoint({
  method: 'DELETE',
  path: 'trash/:id',
  summary: 'Delete a recipe of the trash for good.',
  access: 'member',
  params: z.object({ id }),
  response: nothing,
  errors: [400, 401, 404],
})

export const emptyTrash = endpoint({
  method: 'DELETE',
  path: 'trash',
  slow: true,
  summary: 'Delete everything in the trash for good.',
  access: 'member',
  response: nothing,
  errors: [401],
})
