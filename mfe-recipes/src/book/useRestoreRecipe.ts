import { listTrash, restoreRecipes } from '@potluck/api/trash'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { bookQuestions } from './book-questions.ts'

/** Puts recipes of the trash back where they were. Resolves when the lists that show them know. */
export function useRestoreRecipe(): (recipeIds: readonly string[]) => Promise<void> {
  const host = useHost()
  const { mutateAsync } = useCall(restoreRecipes, { changes: [listTrash, ...bookQuestions] })
  return async (recipeIds) => {
    await mutateAsync({ body: { ids: [...recipeIds] } })
    for (const recipeId of recipeIds) host.bus.emit('recipe:updated', { recipeId, change: 'created' })
  }
}
