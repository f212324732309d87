import { getRecipe, type Recipe } from '@potluck/api/recipes'
import type { Refusal } from '@potluck/platform/changes'
import { useAsk } from '@potluck/platform/useAsk'
import type { SaveProblem } from './save-problem.ts'
import type { RecipeEditor } from './useRecipeEditor.ts'

/** Interprets a refused save, which may require the recipe of the server. */
export function useSettleRefusal({ recipeId, version }: Pick<RecipeEditor, 'recipeId' | 'version'>) {
  const ask = useAsk(getRecipe)

  /** The recipe of the server; null if there is none. */
  const readTheirs = async (): Promise<Recipe | null> =>
    version === null ? null : ask({ params: { id: recipeId } }).catch(() => null)

  async function problemOf({ status, code, field }: Refusal): Promise<SaveProblem> {
    if (status === 404 || status === 409) {
      const theirs = await readTheirs()
      if (status === 409) return theirs ? { kind: 'conflict', theirs } : { kind: 'failed' }
      // The recipe exists, so the server misses pictures of an old draft.
      return { kind: theirs || version === null ? 'picturesGone' : 'gone' }
    }
    if (code === 'read-only') return { kind: 'onlyRead' }
    return field === undefined ? { kind: 'failed' } : { kind: 'refused', field }
  }

  return { readTheirs, problemOf }
}
