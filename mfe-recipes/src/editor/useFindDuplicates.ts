import { findLikelyDuplicates, type LikelyDuplicate } from '@potluck/api/duplicates'
import { inBook } from '@potluck/api/of-book'
import { useCall } from '@potluck/platform/answers'
import { completeAddress } from '../book/web-address.ts'
import type { RecipeEditor } from './useRecipeEditor.ts'

/** Timeout of the search for duplicates, milliseconds. */
const timeoutMs = 4_000

/** Finds recipes of the book that resemble a new one. Returns none after the timeout. */
export function useFindDuplicates({
  written,
  recipeId,
  kitchenId,
}: Pick<RecipeEditor, 'written' | 'recipeId' | 'kitchenId'>) {
  const { mutateAsync } = useCall(findLikelyDuplicates)
  return async (): Promise<readonly LikelyDuplicate[]> => {
    if (!navigator.onLine) return []
    const { title, url, ingredients } = written
    const body = { title, url: completeAddress(url), ingredients }
    const duplicates = await mutateAsync({ body, ...inBook(kitchenId), signal: AbortSignal.timeout(timeoutMs) }).catch(
      () => [],
    )
    return duplicates.filter(({ recipe }) => recipe.id !== recipeId)
  }
}
