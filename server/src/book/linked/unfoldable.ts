import { type Unfoldable, unfoldLimits } from '@potluck/cooking/linked/unfold'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'

/** Letters that are read of the ingredients of a linked recipe. */
const maxLetters = 20_000

/** Most linked recipes that are read at once. */
const maxTaken = 1_000

const readRows = ({ db, dialect }: Database, { ownerId }: ReadableBook, ids: readonly string[]) =>
  db
    .selectFrom('recipes')
    .select(['id', 'title', 'yield'])
    .select(({ fn, ref, val }) => fn<string>('substr', [ref('ingredients'), val(1), val(maxLetters)]).as('ingredients'))
    .where('ownerId', '=', ownerId)
    .where('folder', '!=', 'trash')
    .where(({ ref }) => dialect.isOneOf(ref('id'), 'text', ids))
    .execute()

const readLinks = ({ db, dialect }: Database, { ownerId }: ReadableBook, ids: readonly string[]) =>
  db
    .selectFrom('linkedRecipes')
    .innerJoin('recipes', (join) =>
      join
        .onRef('recipes.ownerId', '=', 'linkedRecipes.ownerId')
        .onRef('recipes.id', '=', 'linkedRecipes.linkedId')
        .on('recipes.folder', '!=', 'trash'),
    )
    .select(['linkedRecipes.recipeId', 'recipes.id', 'recipes.title', 'linkedRecipes.words'])
    .where('linkedRecipes.ownerId', '=', ownerId)
    .where(({ ref }) => dialect.isOneOf(ref('linkedRecipes.recipeId'), 'text', ids))
    .orderBy('recipes.sortTitle')
    .execute()

/**
 * Recipes of a book that take others, with all that they take, as deep as lines are unfolded. Recipes that take none are left out,
 * unless others take them.
 */
export async function readUnfoldable(
  database: Database,
  book: ReadableBook,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Unfoldable>> {
  const found = new Map<string, Unfoldable>()
  let level = [...new Set(ids)]
  for (let depth = 0; depth <= unfoldLimits.levels && level.length > 0; depth += 1) {
    const links = Map.groupBy(await readLinks(database, book, level), ({ recipeId }) => recipeId)
    const wanted = depth === 0 ? level.filter((id) => links.has(id)) : level
    const rows = wanted.length === 0 ? [] : await readRows(database, book, wanted)
    for (const row of rows) {
      const linked = (links.get(row.id) ?? []).map(({ id, title, words }) => ({ id, title, words }))
      found.set(row.id, { ...row, linked })
    }
    const next = rows.flatMap(({ id }) => links.get(id) ?? []).map(({ id }) => id)
    const room = ids.length + maxTaken - found.size
    level = [...new Set(next)].filter((id) => !found.has(id)).slice(0, Math.max(0, room))
  }
  return found
}
