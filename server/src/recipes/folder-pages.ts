import type { Folder, RecipeSort } from '@potluck/api/recipes'
import { type RawBuilder, sql } from 'kysely'
import type { AsOne, Database } from '../machinery/database/database.ts'
import { preparedStatement } from '../machinery/database/prepared-statement.ts'
import { ordered, orderOf } from './orders.ts'
import { type SummaryRow, selectSummaries } from './summaries.ts'

/** Which recipes of a whole folder a page holds. */
interface FolderPage {
  readonly ownerId: string
  readonly folder: Folder
  readonly length: number
  readonly offset: number
}

/**
 * As long as nearly all pages are. It stands in the statement: for a length that it does not know PostgreSQL expects a tenth of
 * the table, and plans each page anew, which takes as long as half of reading it.
 */
const usualLength = 100

/** How a page of a folder is read. */
interface Way {
  readonly sort: RecipeSort
  /** The first page needs no ids to start from. */
  readonly isFirst: boolean
  /** Holds as many as nearly all pages do. */
  readonly isUsual: boolean
}

/** How many recipes a folder holds, for a statement that reads them. */
const countOf = (db: Database['db'], ownerId: RawBuilder<string>, folder: RawBuilder<Folder>) =>
  db
    .selectFrom('folderCounts')
    .select('count')
    .where('ownerId', '=', ownerId)
    .where('folder', '=', folder)
    .$asScalar()
    .$notNull()

type Read = (database: Database, page: FolderPage) => Promise<SummaryRow[]>

const readBy = ({ sort, isFirst, isUsual }: Way): Read =>
  preparedStatement<FolderPage, SummaryRow>(({ db, dialect }, given) => {
    const order = orderOf(sort)
    const length = isUsual ? sql.lit(usualLength) : given('length')
    const ids = ordered(
      db
        .selectFrom('recipes')
        .select('recipes.id')
        .where('recipes.ownerId', '=', given('ownerId'))
        .where('recipes.folder', '=', given('folder')),
      order,
    )
    const totalCount = countOf(db, given('ownerId'), given('folder'))
    const all = selectSummaries(
      { db, dialect },
      { own: given('ownerId'), ownerIds: [given('ownerId')] },
      { order, totalCount },
    )
    return isFirst
      ? all.where('recipes.folder', '=', given('folder')).limit(length)
      : all.where(({ ref }) => dialect.isAmongFew(ref('recipes.id'), ids.limit(length).offset(given('offset'))))
  })

const ways = new Map<string, Read>()

/** Reads a page of a whole folder, in order, whose rows tell how many recipes that holds; each of the few ways is one statement. */
export function readFolderPage(database: Database, sort: RecipeSort, page: FolderPage): Promise<SummaryRow[]> {
  const way = { sort, isFirst: page.offset === 0, isUsual: page.length === usualLength }
  const name = Object.values(way).join(' ')
  const read = ways.get(name) ?? readBy(way)
  ways.set(name, read)
  return read(database, page)
}

interface Numbered {
  readonly ownerId: string
  readonly folder: Folder
  readonly numbers: AsOne
}

const readNumbered = preparedStatement<Numbered, SummaryRow>(({ db, dialect }, given) =>
  selectSummaries({ db, dialect }, { own: given('ownerId'), ownerIds: [given('ownerId')] })
    .where('recipes.folder', '=', given('folder'))
    .where(({ ref }) => dialect.isOneOf(ref('recipes.searchNumber'), 'integer', given('numbers'))),
)

/** Which recipes of a folder a page holds, by their search numbers. */
interface NumberedPage extends Pick<FolderPage, 'ownerId' | 'folder'> {
  readonly numbers: readonly number[]
}

/** Reads recipes of a folder by their search numbers, in the order of these; who is not in it (any more) is left out. */
export async function readNumberedPage(
  database: Database,
  { numbers, ...page }: NumberedPage,
): Promise<readonly SummaryRow[]> {
  if (numbers.length === 0) return []
  const rows = await readNumbered(database, { ...page, numbers: database.dialect.asOne(numbers) })
  const byNumber = new Map(rows.map((row) => [row.searchNumber, row]))
  return numbers.flatMap((number) => byNumber.get(number) ?? [])
}
