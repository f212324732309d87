import type { RecipeSummary } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { restoreDeletedRecipes } from '../changes/book-changes.ts'

/** Maximum number of recipes that one change restores from the trash. */
const restoredAtOnce = 500

/**
 * Restores recipes of the trash to their folders.
 * @param summaries those that lists can display optimistically
 * @param kitchenId the kitchen in whose book they are; undefined for the own book
 */
export function useRestoreRecipe(): (
  recipeIds: readonly string[],
  summaries: readonly RecipeSummary[],
  kitchenId?: string,
) => Promise<void> {
  const host = useHost()
  return async (recipeIds, summaries, kitchenId) => {
    for (let at = 0; at < recipeIds.length; at += restoredAtOnce) {
      const ids = recipeIds.slice(at, at + restoredAtOnce)
      host.changes.add(
        restoreDeletedRecipes(
          ids,
          summaries.filter(({ id }) => ids.includes(id)),
          kitchenId,
        ),
      )
    }
    // One event for many recipes: each subscriber fetches once for each event.
    const [recipeId, ...others] = recipeIds
    if (recipeId !== undefined && others.length === 0) host.bus.emit('recipe:updated', { recipeId, change: 'created' })
    else host.bus.emit('book:changed', {})
  }
}
