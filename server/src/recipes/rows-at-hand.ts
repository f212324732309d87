import type { Folder } from '@potluck/api/recipes'
import { LRUCache } from 'lru-cache'
import type { Reader } from '../access/reader.ts'
import { whileUnchanged } from '../book-changes/while-unchanged.ts'
import type { AsOne, Database } from '../machinery/database/database.ts'
import { keptStatement } from '../machinery/database/kept-statement.ts'
import { ofEachDatabase } from '../machinery/database/of-each-database.ts'
import { countOf } from './folder-pages.ts'
import { type SummaryRow, selectSummaries } from './summaries.ts'

/** Rows that a server keeps at hand, of all books: some 2 MB, and as much of pages of whole folders. */
const mostRows = 2_000

/** What a row takes, bytes. */
const rowBytes = 1_000

/** Rows of recipes by their search numbers; each tells the mark of its book at which it was read. */
const rowsOfBooks = ofEachDatabase(() => new LRUCache<string, SummaryRow>({ max: mostRows }))

/** Rows of a page, and how many recipes there are on all pages. */
export interface PageRows {
  readonly rows: readonly SummaryRow[]
  readonly totalCount: number
}

/** Pages of whole folders. */
export const pagesAtHand = whileUnchanged<PageRows>(mostRows * rowBytes, ({ rows }) => rows.length * rowBytes)

interface Numbered {
  readonly ownerId: string
  readonly folder: Folder
  readonly numbers: AsOne
}

const readNumbered = keptStatement<Numbered, SummaryRow>(({ db, dialect }, given) =>
  selectSummaries(
    { db, dialect },
    { own: given('ownerId'), ownerIds: [given('ownerId')] },
    { totalCount: countOf(db, given('ownerId'), given('folder')) },
  )
    .where('recipes.folder', '=', given('folder'))
    .where(({ ref }) => dialect.isOneOf(ref('recipes.searchNumber'), 'integer', given('numbers'))),
)

/** Which recipes of a folder are wanted, in a book whose changes had this mark. */
interface Wanted {
  readonly folder: Folder
  readonly numbers: readonly number[]
  readonly mark: number
}

/** The recipes of a folder by their search numbers, in their order: who types or scrolls on sees many of them again. */
export async function rowsNumbered(
  database: Database,
  reader: Reader,
  { folder, numbers, mark }: Wanted,
): Promise<readonly SummaryRow[]> {
  const atHand = rowsOfBooks(database)
  const nameOf = (number: number) => `${reader.id} ${number}`
  const rows = new Map<number, SummaryRow>()
  for (const number of numbers) {
    const row = atHand.get(nameOf(number))
    if (row?.mark === mark && row.folder === folder) rows.set(number, row)
  }
  const missing = numbers.filter((number) => !rows.has(number))
  if (missing.length > 0) {
    const asked = { ownerId: reader.id, folder, numbers: database.dialect.asOne(missing) }
    for (const row of await readNumbered(database, asked)) {
      rows.set(row.searchNumber, row)
      if (!database.db.isTransaction) atHand.set(nameOf(row.searchNumber), row)
    }
  }
  return numbers.flatMap((number) => rows.get(number) ?? [])
}
