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
import { countOf, readFolderPage } from './folder-pages.ts'
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

interface PageRows {
  readonly rows: readonly SummaryRow[]
  readonly totalCount: number
}

/** A page of a whole folder, in one statement. */
async function wholeFolder(database: Database, reader: Reader, page: Page): Promise<PageRows> {
  const { folder, sort, offset, count: length } = page
  const rows = await readFolderPage(database, sort, { ownerId: reader.id, folder, length, offset })
  const isPastTheEnd = rows.length === 0 && offset > 0
  const totalCount = isPastTheEnd ? await countRecipes(database, reader, folder) : (rows[0]?.totalCount ?? 0)
  return { rows, totalCount }
}

/** Skipping so few takes no longer than keeping the order of all at hand. */
const nearStart = 1_000

/** The marks of books when a page far from the start was last asked for. */
const lastScrolled = ofEachDatabase(() => new LRUCache<string, number>({ max: 2_000 }))

/** Whether somebody goes on scrolling far from the start in a book that does not change: then its order is worth being kept. */
function isScrolling(database: Database, reader: Reader, { folder, sort }: Page, mark: number): boolean {
  const [scrolled, name] = [lastScrolled(database), `${reader.id} ${folder} ${sort}`]
  const isAgain = scrolled.get(name) === mark
  scrolled.set(name, mark)
  return isAgain
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
  selectSummaries(
    { db, dialect },
    { own: given('ownerId'), ownerIds: [given('ownerId')] },
    { totalCount: countOf(db, given('ownerId'), given('folder')) },
  )
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
  const { folder } = wanted
  const page = { folder, ...(await narrow(database, reader, wanted, query, readMark)) }
  const isWhole = page.seed === null && !isNarrow(page.narrowing)
  if (isWhole && page.offset < nearStart) return wholeFolder(database, reader, page)
  const mark = await readMark()
  if (isWhole && !isScrolling(database, reader, page, mark)) return wholeFolder(database, reader, page)
  const { numbers, totalCount } = await matchedNumbers(database, reader, null, { ...page, mark })
  const rows = await rowsNumbered(database, reader, folder, numbers)
  // What waits for its number is in its folder all the same.
  if (isWhole && rows[0]?.totalCount !== totalCount) return wholeFolder(database, reader, page)
  return { rows, totalCount }
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
