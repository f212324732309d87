import type { WrittenRecipe } from '@potluck/api/recipes'
import { type RecipeField, textFields } from '@potluck/recipe/fields'
import { withBothAdditions } from '../lines.ts'

const fieldsOfLines = textFields.filter(({ kind }) => kind === 'lines')

/** The fields to which both only added lines, with the lines of both. */
export function joinedFields(
  base: WrittenRecipe | null,
  mine: WrittenRecipe,
  theirs: WrittenRecipe,
  fields: readonly RecipeField[],
): ReadonlyMap<RecipeField, string> {
  const joined = new Map<RecipeField, string>()
  if (base === null) return joined
  for (const { name: field } of fieldsOfLines) {
    const text = fields.includes(field) ? withBothAdditions(base[field], mine[field], theirs[field]) : null
    if (text !== null) joined.set(field, text)
  }
  return joined
}
