import type { Folder } from '@potluck/api/recipes'
import { type RawBuilder, sql } from 'kysely'
import type { AsOne, Database } from '../../machinery/base/database/database.ts'
import { preparedStatement } from '../../machinery/base/database/prepared-statement.ts'
import { type IndexedSort, ordered, othersOrderOf } from './orders.ts'
import { type SummaryRow, selectSummaries } from './summaries.ts'

/** The position of a page in a whole folder. */
interface FolderPage {
  readonly ownerId: string
  readonly folder: Folder
  readonly length: number
  readonly offset: number
}

/**
 * The length of nearly all pages. It is a constant in the statement: for an unknown length PostgreSQL expects a tenth of the table and
 * plans each page again, which takes half as long as reading it.
 */
const usualLength = 100

/** A variant of the statement for a page. */
interface Way {
  readonly sort: IndexedSort
  /** The first page needs no ids to start from. */
  readonly isFirst: boolean
  /** Whether the page has the usual length. */
  readonly isUsual: boolean
}

/** The number of recipes in a folder, as part of a statement that reads them. */
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
    const order = othersOrderOf(sort)
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

/**
 * Reads a page of a whole folder in order; its rows contain the number of recipes in the folder. Each of the few variants is one statement.
 */
export function readFolderPage(database: Database, sort: IndexedSort, page: FolderPage): Promise<SummaryRow[]> {
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

/** The search numbers of the recipes on a page of a folder. */
interface NumberedPage extends Pick<FolderPage, 'ownerId' | 'folder'> {
  readonly numbers: readonly number[]
}

/**
 * Reads recipes of a folder by their search numbers, in the order of these. Recipes that are not (or no longer) in the folder are skipped.
 */
export async function readNumberedPage(
  database: Database,
  { numbers, ...page }: NumberedPage,
): Promise<readonly SummaryRow[]> {
  if (numbers.length === 0) return []
  const rows = await readNumbered(database, { ...page, numbers: database.dialect.asOne(numbers) })
  const byNumber = new Map(rows.map((row) => [row.searchNumber, row]))
  return numbers.flatMap((number) => byNumber.get(number) ?? [])
}
