import type { Recipe } from '@potluck/api/recipes'
import { unfoldLimits } from '@potluck/cooking/linked/unfold'

/**
 * The ids of the recipes that some recipes take, and of those that these take, as far as they are known. Those on the
 * last level are not unfolded any further.
 */
export function reachedRecipes(recipes: readonly Recipe[], known: ReadonlyMap<string, Recipe>): readonly string[] {
  const reached = new Set<string>()
  let level: readonly Pick<Recipe, 'linked'>[] = recipes
  for (let depth = 0; depth < unfoldLimits.levels && level.length > 0; depth += 1) {
    const ids = level.flatMap(({ linked }) => linked.map(({ id }) => id)).filter((id) => !reached.has(id))
    for (const id of ids) reached.add(id)
    level = [...new Set(ids)].flatMap((id) => known.get(id) ?? [])
  }
  return [...reached]
}
