import { listTrash, restoreRecipes } from '@potluck/api/trash'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { bookQuestions } from './book-questions.ts'

/** Recipes that one call brings back from the trash. */
const restoredAtOnce = 500

/** Puts recipes of the trash back where they were. Resolves when the lists that show them know. */
export function useRestoreRecipe(): (recipeIds: readonly string[]) => Promise<void> {
  const host = useHost()
  const { mutateAsync } = useCall(restoreRecipes, { changes: [listTrash, ...bookQuestions] })
  return async (recipeIds) => {
    for (let at = 0; at < recipeIds.length; at += restoredAtOnce) {
      await mutateAsync({ body: { ids: recipeIds.slice(at, at + restoredAtOnce) } })
    }
    // Many are told of once: whoever listens asks the server again for each.
    const [recipeId, ...others] = recipeIds
    if (recipeId !== undefined && others.length === 0) host.bus.emit('recipe:updated', { recipeId, change: 'created' })
    else host.bus.emit('book:changed', {})
  }
}
