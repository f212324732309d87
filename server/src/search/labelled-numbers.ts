import { type RawBuilder, sql } from 'kysely'
import type { ReadableBook } from '../access/book.ts'
import { bookCache } from '../book-changes/book-cache.ts'
import type { AsOne, Database } from '../machinery/database/database.ts'
import { type Given, preparedStatement } from '../machinery/database/prepared-statement.ts'
import { readNumbers } from './number-list.ts'

interface Labelled {
  readonly ownerId: string
  readonly labelIds: AsOne
}

const readLabelled = preparedStatement(({ db, dialect }, given: Given<Labelled>) =>
  db
    .selectFrom('recipeLabels')
    .innerJoin('recipes', (join) =>
      join.onRef('recipes.ownerId', '=', 'recipeLabels.ownerId').onRef('recipes.id', '=', 'recipeLabels.recipeId'),
    )
    .select(({ ref }) => dialect.joined(ref('recipes.searchNumber')).as('joined'))
    .where('recipeLabels.ownerId', '=', given('ownerId'))
    .where(({ ref }) => dialect.isOneOf(ref('recipeLabels.labelId'), 'text', given('labelIds'))),
)

const readAnyLabelled = preparedStatement(({ db, dialect }, given: Given<Pick<Labelled, 'ownerId'>>) =>
  db
    .selectFrom('recipeLabels')
    .innerJoin('recipes', (join) =>
      join.onRef('recipes.ownerId', '=', 'recipeLabels.ownerId').onRef('recipes.id', '=', 'recipeLabels.recipeId'),
    )
    .select(({ ref }) => dialect.joined(ref('recipes.searchNumber')).as('joined'))
    .where('recipeLabels.ownerId', '=', given('ownerId')),
)

/** Changes that are applied to what is cached: with more of them it is read again. */
export const maxApplied = 64

type Since = Labelled & { readonly revision: number }

/** For a join, PostgreSQL expects small books, and reads the whole one; each selected value is looked up. */
const readChanged = preparedStatement(({ db, dialect }, given: Given<Since>) =>
  db
    .selectFrom('changedItems')
    .select(({ selectFrom }) => [
      selectFrom('recipes')
        .select('recipes.searchNumber')
        .whereRef('recipes.ownerId', '=', 'changedItems.ownerId')
        .whereRef('recipes.id', '=', 'changedItems.itemId')
        .as('number'),
      selectFrom('recipeLabels')
        .select('recipeLabels.labelId')
        .whereRef('recipeLabels.ownerId', '=', 'changedItems.ownerId')
        .whereRef('recipeLabels.recipeId', '=', 'changedItems.itemId')
        .where(({ ref }) => dialect.isOneOf(ref('recipeLabels.labelId'), 'text', given('labelIds')))
        .limit(sql.lit(1) as RawBuilder<number>)
        .as('labelId'),
    ])
    .where('changedItems.ownerId', '=', given('ownerId'))
    .where('changedItems.kind', '=', 'recipe')
    .where('changedItems.mark', '>', given('revision'))
    .limit(sql.lit(maxApplied + 1) as RawBuilder<number>),
)

const cached = bookCache<Uint32Array>('numbers of labels', ({ byteLength }) => byteLength)

/** The numbers with the changes of some recipes. Numbers of earlier saves may stay among them: no recipe has them. */
async function withChanges(database: Database, before: Uint32Array, since: Since): Promise<Uint32Array | null> {
  const rows = await readChanged(database, since)
  if (rows.length > maxApplied) return null
  const changed = new Set(rows.map(({ number }) => number))
  const others = before.filter((number) => !changed.has(number))
  const labelled = rows.flatMap(({ number, labelId }) => (number !== null && labelId !== null ? [number] : []))
  return Uint32Array.from([...others, ...labelled])
}

/** The numbers of the recipes with one of the labels, in any order; null for any label. There may be numbers that no recipe has any more. */
export const labelledNumbers = (
  database: Database,
  book: ReadableBook,
  labelIds: readonly string[] | null,
  revision: number,
): Promise<Uint32Array> => {
  const { ownerId } = book
  if (labelIds === null) {
    const read = async () => readNumbers((await readAnyLabelled(database, { ownerId }))[0]?.joined ?? '')
    return cached(database, book, { name: '', revision, read })
  }
  const asked = { ownerId, labelIds: database.dialect.asOne(labelIds) }
  return cached(database, book, {
    name: labelIds.toSorted().join(),
    revision,
    read: async () => readNumbers((await readLabelled(database, asked))[0]?.joined ?? ''),
    update: (before, since) => withChanges(database, before, { ...asked, revision: since }),
  })
}
