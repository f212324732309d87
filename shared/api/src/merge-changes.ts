import type { RecipeField } from '@potluck/recipe/fields'
import { changedFields } from './changed-fields.ts'
import type { WrittenRecipe } from './recipes.ts'

/** Two changes of one recipe, brought together. */
export interface MergedChanges {
  /** Each field as the one who changed it wrote it; as I did where both did. */
  readonly merged: WrittenRecipe
  /** The fields that both changed, and differently: somebody must choose. */
  readonly both: readonly RecipeField[]
}

/**
 * Brings together what I and somebody else made of one recipe.
 * @param base what both began with; null when that is not known, so that every difference is one to choose from
 */
export function mergeChanges(base: WrittenRecipe | null, mine: WrittenRecipe, theirs: WrittenRecipe): MergedChanges {
  const different = changedFields(mine, theirs)
  if (base === null) return { merged: mine, both: different }
  const myFields = changedFields(mine, base)
  const theirFields = changedFields(theirs, base)
  return {
    merged: {
      ...mine,
      ...fieldsOf(
        theirs,
        theirFields.filter((field) => !myFields.includes(field)),
      ),
    },
    both: different.filter((field) => myFields.includes(field) && theirFields.includes(field)),
  }
}

/** Some fields of a recipe, to be put over another's. */
export const fieldsOf = (written: WrittenRecipe, fields: readonly RecipeField[]): Partial<WrittenRecipe> =>
  Object.fromEntries(fields.map((field) => [field, written[field]]))
