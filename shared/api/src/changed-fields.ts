import { type RecipeField, recipeFields } from '@potluck/recipe/fields'
import type { WrittenRecipe } from './recipes.ts'

function asWritten(field: RecipeField, value: WrittenRecipe[RecipeField]): string {
  if (!Array.isArray(value)) return String(value ?? '')
  // Labels have no order of their own.
  return JSON.stringify(field === 'labels' ? value.toSorted() : value)
}

/** Names of the fields in which two recipes differ. */
export function changedFields(one: WrittenRecipe, other: WrittenRecipe): readonly RecipeField[] {
  const fields = recipeFields.map(({ name }) => name)
  return fields.filter((field) => asWritten(field, one[field]) !== asWritten(field, other[field]))
}
