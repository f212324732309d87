import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { openEnum } from './fields.ts'
import { ofBook } from './of-book.ts'
import { recipeDraft, recipeSummary } from './recipes.ts'

/** Why two recipes are likely to be one: the same link, or title and ingredients that are alike. */
const because = openEnum(['link', 'words'])

const likelyDuplicate = z.object({ because, recipe: recipeSummary })

export type LikelyDuplicate = z.infer<typeof likelyDuplicate>

/** The same as the server writes it. */
export type AnsweredLikelyDuplicate = z.input<typeof likelyDuplicate>

const duplicateGroup = z.object({ recipes: z.array(recipeSummary) })

export type DuplicateGroup = z.infer<typeof duplicateGroup>

export const findLikelyDuplicates = endpoint({
  method: 'POST',
  path: 'recipes/likely-duplicates',
  slow: true,
  summary: 'Recipes of the own book that are likely to be the one that is about to be saved, five at most.',
  access: 'member',
  book: 'read',
  query: z.strictObject(ofBook),
  scope: 'recipes:read',
  body: recipeDraft.pick({ title: true, url: true, ingredients: true }),
  response: z.array(likelyDuplicate),
  errors: [400, 401, 404, 413, 429],
})

export const listDuplicates = endpoint({
  method: 'GET',
  path: 'recipes/duplicates',
  slow: true,
  summary: 'Recipes of the own book that are likely to be one, together: 100 groups at most, and ten of each.',
  access: 'member',
  book: 'read',
  query: z.strictObject(ofBook),
  scope: 'recipes:read',
  maxAnswerBytes: 24_000_000,
  response: z.object({ groups: z.array(duplicateGroup), groupCount: z.int() }),
  errors: [400, 401, 404, 429],
})
