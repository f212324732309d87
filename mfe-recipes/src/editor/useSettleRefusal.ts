import { getRecipe, type Recipe } from '@potluck/api/recipes'
import type { Refusal } from '@potluck/platform/changes'
import { useAsk } from '@potluck/platform/useAsk'
import type { SaveProblem } from './save-problem.ts'
import type { RecipeEditor } from './useRecipeEditor.ts'

/** What a refused save means, for which the recipe of the server may have to be read. */
export function useSettleRefusal({ recipeId, version }: Pick<RecipeEditor, 'recipeId' | 'version'>) {
  const ask = useAsk(getRecipe)

  /** What the server holds of this recipe now; null when that is nothing. */
  const readTheirs = async (): Promise<Recipe | null> =>
    version === null ? null : ask({ params: { id: recipeId } }).catch(() => null)

  async function problemOf({ status, field }: Refusal): Promise<SaveProblem> {
    if (status === 404 || status === 409) {
      const theirs = await readTheirs()
      if (status === 409) return theirs ? { kind: 'conflict', theirs } : { kind: 'failed' }
      // The recipe is there, so what is missing are pictures that an old draft still names.
      return { kind: theirs || version === null ? 'picturesGone' : 'gone' }
    }
    return field === undefined ? { kind: 'failed' } : { kind: 'refused', field }
  }

  return { readTheirs, problemOf }
}
