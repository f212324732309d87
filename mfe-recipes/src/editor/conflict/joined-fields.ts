import type { RecipeField } from '@potluck/api/changed-fields'
import type { WrittenRecipe } from '@potluck/api/recipes'
import { withBothAdditions } from '../lines.ts'

const fieldsOfLines = ['ingredients', 'instructions', 'notes', 'nutrition'] as const

/** The fields to which both only added lines, with the lines of both. */
export function joinedFields(
  base: WrittenRecipe | null,
  mine: WrittenRecipe,
  theirs: WrittenRecipe,
  fields: readonly RecipeField[],
): ReadonlyMap<RecipeField, string> {
  const joined = new Map<RecipeField, string>()
  if (base === null) return joined
  for (const field of fieldsOfLines) {
    const text = fields.includes(field) ? withBothAdditions(base[field], mine[field], theirs[field]) : null
    if (text !== null) joined.set(field, text)
  }
  return joined
}
