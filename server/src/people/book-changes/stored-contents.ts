import { recipeContents } from '@potluck/api/contents'
import type { ExpressionBuilder } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../machinery/base/database/schema.ts'

const storedLine = recipeContents.shape.lines.element.extend({
  notCounted: z.enum(['food', 'weight', 'amount', 'part']).optional(),
})

/** The contents of a recipe as they are stored, JSON. */
const storedContents = recipeContents.extend({ lines: z.array(storedLine) })

export type StoredContents = z.infer<typeof storedContents>

/** The stored contents of a recipe that is read, as a column. */
export const contentColumn = ({ selectFrom }: ExpressionBuilder<Schema, 'recipes'>) =>
  selectFrom('recipeContents')
    .select('recipeContents.content')
    .whereRef('recipeContents.ownerId', '=', 'recipes.ownerId')
    .whereRef('recipeContents.recipeId', '=', 'recipes.id')
    .as('content')

/** Them as they are answered; nothing where they were not worked out yet. */
export const answeredContents = (content: string | null): { readonly contents?: StoredContents } =>
  content === null ? {} : { contents: storedContents.parse(JSON.parse(content)) }
