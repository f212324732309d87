import { maxSelected } from '@potluck/api/many-recipes'
import type { AnsweredRecipePage, Folder, RecipeFilter, RecipeSort } from '@potluck/api/recipes'
import { type Query, readQuery } from '@potluck/search/read-query'
import { sequenceOf } from '@potluck/search/words-of'
import { LRUCache } from 'lru-cache'
import type { Reader } from '../access/reader.ts'
import { atLastMark, currentMark } from '../book-changes/last-mark.ts'
import type { AsOne, Database } from '../machinery/database/database.ts'
import { keptStatement } from '../machinery/database/kept-statement.ts'
import { ofEachDatabase } from '../machinery/database/of-each-database.ts'
import { type BookMatches, findMatches } from '../search/matches.ts'
import type { Services } from '../services.ts'
import { isNarrow, narrowingOf, passes } from './filter.ts'
import { readFolderPage } from './folder-pages.ts'
import { matchedIds, matchedNumbers } from './matched-ids.ts'
import { ordered, orderOf } from './orders.ts'
import { ownSummaries, type SummaryRow, selectSummaries } from './summaries.ts'

export interface PageQuery extends RecipeFilter {
  readonly folder: Folder
  /** What a cook typed; empty lists the folder. */
  readonly query?: string
  /** Without one, what matches best comes first, and a list is by title. */
  readonly sort?: RecipeSort | undefined
  readonly seed: number
  readonly offset: number
  readonly count: number
}

/** How many recipes a folder holds. */
export async function countRecipes({ db }: Database, reader: Reader, folder: Folder): Promise<number> {
  const counted = await db
    .selectFrom('folderCounts')
    .select('count')
    .where('ownerId', '=', reader.id)
    .where('folder', '=', folder)
    .executeTakeFirst()
  return counted?.count ?? 0
}

interface Page {
  readonly folder: Folder
  readonly sort: RecipeSort
  readonly offset: number
  readonly count: number
}

/** Skipping so few is not worth knowing where the end is. */
const nearStart = 1_000

/** A page of so many; beyond the middle it is counted from the end, so that it skips no more than others. */
function nearer({ offset, count }: Page, totalCount: number) {
  const length = Math.max(0, Math.min(count, totalCount - offset))
  const fromEnd = offset > totalCount / 2
  return { fromEnd, length, offset: fromEnd ? totalCount - offset - length : offset }
}

interface PageRows {
  readonly rows: readonly SummaryRow[]
  readonly totalCount: number
}

/** The rows of a page of a whole folder of so many recipes; null near the start, where it does not matter how many. */
async function folderRows(database: Database, reader: Reader, page: Page, totalCount: number | null) {
  const { folder, sort, offset: from, count } = page
  const { length, offset, fromEnd } =
    totalCount === null ? { length: count, offset: from, fromEnd: false } : nearer(page, totalCount)
  if (length === 0) return []
  const way = { sort, isFirst: from === 0, fromEnd }
  return readFolderPage(database, way, { ownerId: reader.id, folder, length, offset })
}

/** How many recipes folders held when they were last read. */
const lastCounts = ofEachDatabase(() => new LRUCache<string, number>({ max: 2_000 }))

/**
 * A page of a whole folder, in one statement. Far from the start it is read from the nearer end, as if the folder held as many as
 * before, and once more when the rows tell of another count.
 */
async function wholeFolder(database: Database, reader: Reader, page: Page): Promise<PageRows> {
  const { folder, offset } = page
  const count = () => countRecipes(database, reader, folder)
  const [counts, name] = [lastCounts(database), `${reader.id} ${folder}`]
  const supposed = offset < nearStart ? null : (counts.get(name) ?? (await count()))
  const rows = await folderRows(database, reader, page, supposed)
  const totalCount = rows[0]?.totalCount ?? (offset === 0 ? 0 : await count())
  counts.set(name, totalCount)
  const isRight = supposed === null || supposed === totalCount
  return { rows: isRight ? rows : await folderRows(database, reader, page, totalCount), totalCount }
}

/** The words of a filter's source count as those that were typed. */
function asked(query: string, source: string | undefined): Query {
  const typed = readQuery(query)
  return source ? { ...typed, sources: [...new Set([...typed.sources, ...sequenceOf(source)])] } : typed
}

type ReadMark = () => Promise<number>

/** What is left of a folder, and how its pages are put in order here. */
async function narrow(database: Database, reader: Reader, wanted: PageQuery, query: Query, readMark: ReadMark) {
  const { folder, offset, count, sort, seed } = wanted
  const narrowing = await narrowingOf(database, reader, { folder, filter: wanted, query, readMark })
  const choice = { best: sort === undefined, seed: sort === 'random' ? seed : null }
  return { narrowing, offset, count, sort: sort ?? 'title', ...choice } as const
}

const find = (database: Database, reader: Reader, { folder }: PageQuery, query: Query) =>
  findMatches(database, reader, { ...query, folder })

interface Numbered {
  readonly ownerId: string
  readonly folder: Folder
  readonly numbers: AsOne
}

const readNumbered = keptStatement<Numbered, SummaryRow>(({ db, dialect }, given) =>
  selectSummaries({ db, dialect }, { own: given('ownerId'), ownerIds: [given('ownerId')] })
    .where('recipes.folder', '=', given('folder'))
    .where(({ ref }) => dialect.isOneOf(ref('recipes.searchNumber'), 'integer', given('numbers'))),
)

async function rowsNumbered(
  database: Database,
  reader: Reader,
  folder: Folder,
  numbers: readonly number[],
): Promise<SummaryRow[]> {
  if (numbers.length === 0) return []
  const asked = { ownerId: reader.id, folder, numbers: database.dialect.asOne(numbers) }
  return inOrder(await readNumbered(database, asked), numbers, ({ searchNumber }) => searchNumber)
}

/** Rows in the order of their keys. */
function inOrder<Key>(rows: readonly SummaryRow[], keys: readonly Key[], keyOf: (row: SummaryRow) => Key) {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  return keys.flatMap((key) => byKey.get(key) ?? [])
}

/** What a page holds, and by what it was found. */
export interface FoundRows extends PageRows {
  readonly matches: BookMatches | null
}

/** A page of what is left of a folder, without words to find. */
async function leftRows(database: Database, reader: Reader, wanted: PageQuery, query: Query, readMark: ReadMark) {
  const page = await narrow(database, reader, wanted, query, readMark)
  const isWhole = page.seed === null && !isNarrow(page.narrowing)
  if (isWhole) return wholeFolder(database, reader, { ...page, folder: wanted.folder })
  const { numbers, totalCount } = await matchedNumbers(database, reader, null, { ...page, mark: await readMark() })
  return { rows: await rowsNumbered(database, reader, wanted.folder, numbers), totalCount }
}

/** A page of a folder, in order, and how many recipes there are on all pages. */
export async function findRows(database: Database, reader: Reader, wanted: PageQuery): Promise<FoundRows> {
  const query = asked(wanted.query ?? '', wanted.source)
  const matches = await find(database, reader, wanted, query)
  if (matches) {
    const { mark } = matches
    const page = await narrow(database, reader, wanted, query, async () => mark)
    const { numbers, totalCount } = await matchedNumbers(database, reader, matches, { ...page, mark })
    return { rows: await rowsNumbered(database, reader, wanted.folder, numbers), totalCount, matches }
  }
  return atLastMark(database, reader, async (readMark) => {
    const { rows, totalCount } = await leftRows(database, reader, wanted, query, readMark)
    return { answer: { rows, totalCount, matches }, mark: rows[0]?.mark ?? null }
  })
}

/** A page of an own folder, in order, and how many recipes there are on all pages. */
export async function listRecipes(services: Services, reader: Reader, query: PageQuery): Promise<AnsweredRecipePage> {
  const { rows, totalCount } = await findRows(services.database, reader, query)
  return { data: await ownSummaries(services, reader, rows), totalCount }
}

/** The ids of all recipes of an own folder that pass a filter, in order. */
export async function listRecipeIds(
  database: Database,
  reader: Reader,
  query: Omit<PageQuery, 'offset' | 'count' | 'seed'>,
): Promise<string[]> {
  const wanted = { ...query, seed: 0, offset: 0, count: maxSelected }
  const words = asked(query.query ?? '', query.source)
  const matches = await find(database, reader, wanted, words)
  const page = await narrow(database, reader, wanted, words, async () => matches?.mark ?? currentMark(database, reader))
  if (matches) return [...(await matchedIds(database, reader, matches, { ...page, mark: matches.mark })).ids]
  const all = database.db.selectFrom('recipes').select('id').where(passes(reader, page.narrowing))
  return (await ordered(all, orderOf(page.sort)).limit(maxSelected).execute()).map(({ id }) => id)
}
