import type { ReadableBook } from '../../ground/access/book.ts'
import type { AsOne, Database } from '../../machinery/base/database/database.ts'
import { type Given, preparedStatement } from '../../machinery/base/database/prepared-statement.ts'
import { bookCache } from '../../people/book-changes/book-cache.ts'
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

const cached = bookCache<Uint32Array>('numbers of labels', ({ byteLength }) => byteLength)

/** The numbers of the recipes with one of the labels, in any order. */
export const labelledNumbers = (
  database: Database,
  book: ReadableBook,
  labelIds: readonly string[],
  revision: number,
): Promise<Uint32Array> =>
  cached(database, book, {
    name: labelIds.toSorted().join(),
    revision,
    async read() {
      const asked = { ownerId: book.ownerId, labelIds: database.dialect.asOne(labelIds) }
      return readNumbers((await readLabelled(database, asked))[0]?.joined ?? '')
    },
  })
