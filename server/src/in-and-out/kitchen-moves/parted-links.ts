import { type Link, readLinks, writeLinks } from '../../book/recipes/whole/links.ts'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'

/** The links of recipes that are about to leave a book. */
export const partLinks = (from: OpenBook, ids: readonly string[]): Promise<Link[]> =>
  readLinks(from.database, from, ids)

/** A link as it is kept with the recipe at one end of it. */
const keptWith =
  (ownerId: string) =>
  ({ recipeId, linkedId, words }: Link, moved: ReadonlySet<string>) =>
    moved.has(recipeId)
      ? { ownerId, recipeId, otherId: linkedId, usesOther: 1 as const, words }
      : { ownerId, recipeId: linkedId, otherId: recipeId, usesOther: 0 as const, words }

/**
 * Links recipes that have come into a book with those that are there. Links to recipes of other books are kept until both ends are
 * in one.
 */
export async function reuniteLinks(to: OpenBook, ids: readonly string[], parted: readonly Link[]): Promise<void> {
  const {
    database: { db },
    ownerId,
  } = to
  const moved = new Set(ids)
  const rows = parted.map((link) => keptWith(ownerId)(link, moved))
  if (rows.length > 0) {
    await db
      .insertInto('partedLinks')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const found = await db
    .selectFrom('partedLinks as kept')
    .innerJoin('recipes as other', (join) =>
      join.onRef('other.id', '=', 'kept.otherId').onRef('other.ownerId', '=', 'kept.ownerId'),
    )
    .select(['kept.recipeId', 'kept.otherId', 'kept.usesOther', 'kept.words'])
    .where('kept.ownerId', '=', ownerId)
    .where(({ or, eb }) => or([eb('kept.recipeId', 'in', ids), eb('kept.otherId', 'in', ids)]))
    .execute()
  if (found.length === 0) return
  const links = found.map(({ recipeId, otherId, usesOther, words }) =>
    usesOther === 1 ? { recipeId, linkedId: otherId, words } : { recipeId: otherId, linkedId: recipeId, words },
  )
  await writeLinks(to, links, (id) => id)
  for (const { recipeId, otherId } of found) {
    await db
      .deleteFrom('partedLinks')
      .where('ownerId', '=', ownerId)
      .where('recipeId', '=', recipeId)
      .where('otherId', '=', otherId)
      .execute()
  }
}
