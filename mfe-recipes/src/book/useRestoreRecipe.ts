import type { RecipeSummary } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { restoreDeletedRecipes } from '../changes/book-changes.ts'

/** Recipes that one change brings back from the trash. */
const restoredAtOnce = 500

/**
 * Puts recipes of the trash back where they were.
 * @param known those of them that can be shown in lists at once
 */
export function useRestoreRecipe(): (recipeIds: readonly string[], known: readonly RecipeSummary[]) => Promise<void> {
  const host = useHost()
  return async (recipeIds, known) => {
    for (let at = 0; at < recipeIds.length; at += restoredAtOnce) {
      const ids = recipeIds.slice(at, at + restoredAtOnce)
      host.changes.add(
        restoreDeletedRecipes(
          ids,
          known.filter(({ id }) => ids.includes(id)),
        ),
      )
    }
    // Many are told of once: whoever listens asks the server again for each.
    const [recipeId, ...others] = recipeIds
    if (recipeId !== undefined && others.length === 0) host.bus.emit('recipe:updated', { recipeId, change: 'created' })
    else host.bus.emit('book:changed', {})
  }
}
