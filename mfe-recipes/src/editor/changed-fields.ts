import type { WrittenRecipe } from '@potluck/api/recipes'

export type RecipeField = keyof WrittenRecipe

const asWritten = (value: WrittenRecipe[RecipeField]): string =>
  Array.isArray(value) ? JSON.stringify(value) : String(value ?? '')

/** Names of the fields in which two recipes differ. */
export function changedFields(one: WrittenRecipe, other: WrittenRecipe): readonly RecipeField[] {
  const fields = Object.keys(one) as RecipeField[]
  return fields.filter((field) => asWritten(one[field]) !== asWritten(other[field]))
}
