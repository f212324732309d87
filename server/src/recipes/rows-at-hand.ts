import type { Folder } from '@potluck/api/recipes'
import type { Reader } from '../access/reader.ts'
import { whileUnchanged } from '../book-changes/while-unchanged.ts'
import type { AsOne, Database } from '../machinery/database/database.ts'
import { keptStatement } from '../machinery/database/kept-statement.ts'
import { ofEachDatabase } from '../machinery/database/of-each-database.ts'
import { countOf } from './folder-pages.ts'
import { type SummaryRow, selectSummaries } from './summaries.ts'

/** Rows that a server keeps at hand, of all books: those that searches found, and those of pages of whole folders. */
const mostFound = 4_000
const mostListed = 1_000

/** What a row takes, bytes. */
const rowBytes = 1_000

interface BookRows {
  readonly mark: number
  /** By their search numbers. */
  readonly rows: Map<number, SummaryRow>
}

/** Rows of books that did not change since, by their owners. */
function rowsOfBooks() {
  const books = new Map<string, BookRows>()
  let count = 0
  return {
    of({ id }: Reader, mark: number): ReadonlyMap<number, SummaryRow> {
      const known = books.get(id)
      return known?.mark === mark ? known.rows : noRows
    },
    keep({ id }: Reader, mark: number, rows: readonly SummaryRow[]): void {
      // Those who read on fill it again: what was read longest ago is not looked for.
      if (count + rows.length > mostFound) books.clear()
      if (books.size === 0) count = 0
      const known = books.get(id)
      if (known && known.mark !== mark) count -= known.rows.size
      const book = known?.mark === mark ? known : { mark, rows: new Map<number, SummaryRow>() }
      const before = book.rows.size
      for (const row of rows) if (row.mark === mark) book.rows.set(row.searchNumber, row)
      count += book.rows.size - before
      books.set(id, book)
    },
  }
}

const noRows: ReadonlyMap<number, SummaryRow> = new Map()

const keptRows = ofEachDatabase(rowsOfBooks)

/** Rows of a page, and how many recipes there are on all pages. */
export interface PageRows {
  readonly rows: readonly SummaryRow[]
  readonly totalCount: number
}

/** Pages of whole folders. */
export const pagesAtHand = whileUnchanged<PageRows>(mostListed * rowBytes, ({ rows }) => rows.length * rowBytes)

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
  const kept = keptRows(database)
  const { isTransaction } = database.db
  const atHand = isTransaction ? noRows : kept.of(reader, mark)
  const missing = numbers.filter((number) => !atHand.has(number))
  const asked = { ownerId: reader.id, folder, numbers: database.dialect.asOne(missing) }
  const read = missing.length === 0 ? [] : await readNumbered(database, asked)
  if (!isTransaction && read.length > 0) kept.keep(reader, mark, read)
  const byNumber = new Map(read.map((row) => [row.searchNumber, row]))
  const rows = numbers.flatMap((number) => byNumber.get(number) ?? atHand.get(number) ?? [])
  return rows.filter((row) => row.folder === folder)
}
