import { byName } from '@potluck/recipe/by-name'
import { textFields } from '@potluck/recipe/fields'
import { z } from 'zod'
import { recipeServing } from './contents.ts'
import { endpoint } from './endpoint.ts'
import { id, text } from './fields.ts'
import { label } from './labels.ts'
import { ofBook } from './of-book.ts'
import { recipe } from './recipes.ts'

/** A recipe in a copy of the book: labels by their ids, and what it is sorted and filtered by. */
export const copiedRecipe = recipe.omit({ labels: true, image: true, owner: true, isOwner: true }).extend({
  // A copy on a device may be older than a field.
  ...byName(textFields, () => z.string().default('')),
  labelIds: z.array(id),
  /** The key by which its title is sorted, compared by code points. */
  sortTitle: z.string(),
  /** Minutes of its total time; null where that does not say. */
  totalMinutes: z.number().nullable(),
  /** Another one with each save: orders at random are made of it. */
  searchNumber: z.int(),
  /** One serving; there with the contents. */
  serving: recipeServing.optional(),
  /** The recipes of the reader's own book that are the same as one of a kitchen. */
  ownIds: z.array(id).optional(),
})

export type CopiedRecipe = z.infer<typeof copiedRecipe>

/** A label in a copy of the book: its recipes are counted there. */
export const copiedLabel = label.omit({ recipeCount: true }).extend({ sortTitle: z.string() })

export type CopiedLabel = z.infer<typeof copiedLabel>

export const bookChanges = z.object({
  recipes: z.array(copiedRecipe),
  labels: z.array(copiedLabel),
  /** Ids that are not in the book, or not any more. */
  goneRecipes: z.array(id),
  goneLabels: z.array(id),
  /** To be handed back for what changes from here on. It means nothing to anybody but the server. */
  mark: z.string(),
  /** Whether there is more already. */
  more: z.boolean(),
})

export type BookChanges = z.infer<typeof bookChanges>

/** The same as the server writes it. */
export type AnsweredBookChanges = z.input<typeof bookChanges>

export const listBookChanges = endpoint({
  method: 'GET',
  path: 'recipes/changes',
  summary:
    'What changed in the own book, both folders, since a mark of an earlier answer: recipes and labels as they are now, and what is gone; a page of at most 2 MB. Without a mark, the whole book. 400: the mark is of no answer.',
  access: 'member',
  book: 'read',
  scope: 'recipes:read',
  query: z.strictObject({
    ...ofBook,
    since: text(200).optional(),
    count: z.coerce.number().int().min(1).max(500).default(500),
  }),
  maxAnswerBytes: 6_000_000,
  response: bookChanges,
  errors: [400, 401, 404],
})
