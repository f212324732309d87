import { unfoldLimits } from '@potluck/cooking/linked/unfold'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'

/** The ids of the recipes of a book that take some of it, directly or through others, as deep as lines are unfolded. */
export async function findTakers(
  { database: { db, dialect }, ownerId }: OpenBook,
  ids: readonly string[],
): Promise<string[]> {
  const found = new Set<string>()
  let level = ids
  for (let depth = 0; depth < unfoldLimits.levels && level.length > 0; depth += 1) {
    const taken = level
    const rows = await db
      .selectFrom('linkedRecipes')
      .select('recipeId')
      .distinct()
      .where('ownerId', '=', ownerId)
      .where(({ ref }) => dialect.isOneOf(ref('linkedId'), 'text', taken))
      .execute()
    level = rows.map(({ recipeId }) => recipeId).filter((id) => !found.has(id))
    for (const id of level) found.add(id)
  }
  return [...found]
}
