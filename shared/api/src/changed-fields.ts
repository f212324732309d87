import type { WrittenRecipe } from './recipes.ts'

export type RecipeField = keyof WrittenRecipe

function asWritten(field: RecipeField, value: WrittenRecipe[RecipeField]): string {
  if (!Array.isArray(value)) return String(value ?? '')
  // Labels have no order of their own.
  return JSON.stringify(field === 'labels' ? value.toSorted() : value)
}

/** Names of the fields in which two recipes differ. */
export function changedFields(one: WrittenRecipe, other: WrittenRecipe): readonly RecipeField[] {
  const fields = Object.keys(one) as RecipeField[]
  return fields.filter((field) => asWritten(field, one[field]) !== asWritten(field, other[field]))
}
