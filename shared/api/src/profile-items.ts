import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, openEnum } from './fields.ts'
import { labelTag } from './recipes.ts'

/** Who may see something of a profile. */
export const visibilities = ['public', 'friends'] as const

/** Who sees what a profile shows. */
export type Visibility = (typeof visibilities)[number]

export const visibility = z.enum(visibilities)

/**
 * What a profile shows: the whole main folder of the own book, the recipes of a label, one recipe, or the book of a kitchen that its owner
 * keeps.
 */
export const profileItemDraft = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all'), visibility }),
  z.strictObject({ kind: z.literal('label'), labelId: id, visibility }),
  z.strictObject({ kind: z.literal('recipe'), recipeId: id, visibility }),
  z.strictObject({ kind: z.literal('kitchen'), kitchenId: id, visibility }),
])

export type ProfileItemDraft = z.infer<typeof profileItemDraft>

/** An item as its owner sees it. */
export const profileItem = z.object({
  id,
  kind: openEnum(['all', 'label', 'recipe', 'kitchen']),
  visibility: openEnum(visibilities),
  label: labelTag.nullable(),
  recipe: z.object({ id, title: z.string() }).nullable(),
  kitchen: z.object({ id, name: z.string() }).nullable().optional(),
})

export type ProfileItem = z.infer<typeof profileItem>

/** The same as the server writes it. */
export type AnsweredProfileItem = z.input<typeof profileItem>

/** Most items of a profile. */
export const maxProfileItems = 100

export const listProfileItems = endpoint({
  method: 'GET',
  path: 'users/profile/items',
  summary: 'What the own profile shows, in order.',
  access: 'member',
  scope: 'everything',
  cached: true,
  response: z.array(profileItem),
  errors: [401],
})

export const saveProfileItems = endpoint({
  method: 'PUT',
  path: 'users/profile/items',
  summary:
    'Say what the own profile shows, in order, in place of what it showed. Nothing else of the book is shown. 404 also for a kitchen that the caller does not keep.',
  access: 'member',
  scope: 'everything',
  body: z.strictObject({ items: z.array(profileItemDraft).max(maxProfileItems) }),
  response: z.array(profileItem),
  errors: [400, 401, 404],
})
