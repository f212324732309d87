import { maxSelected } from '@potluck/api/many-recipes'
import type { AnsweredRecipePage, Folder, RecipeFilter, RecipeSort } from '@potluck/api/recipes'
import { isTitleRank } from '@potluck/search/find-matches'
import { type Query, readQuery } from '@potluck/search/read-query'
import type { ReadableBook } from '../access/book.ts'
import { bookState } from '../book-changes/book-state.ts'
import type { Database } from '../machinery/database/database.ts'
import type { Services } from '../machinery/services.ts'
import { type BookMatches, findMatches } from '../search/matches.ts'
import { isNarrow, narrowingOf, passes } from './filter.ts'
import { readFolderPage, readNumberedPage } from './folder-pages.ts'
import { readNumberedTexts, type TextsById } from './hidden-texts.ts'
import { matchedIds, matchedNumbers } from './matched-ids.ts'
import { type IndexedSort, isIndexed, ordered, orderOf } from './orders.ts'
import { ownSummaries, type SummaryRow } from './summaries.ts'

export interface PageQuery extends RecipeFilter {
  readonly folder: Folder
  /** The typed text; empty lists the folder. */
  readonly query?: string
  /** Without one, search results are ordered by relevance and lists by title. */
  readonly sort?: RecipeSort | undefined
  readonly seed: number
  readonly offset: number
  readonly count: number
}

/** Counts the recipes in a folder. */
export async function countRecipes({ db }: Database, book: ReadableBook, folder: Folder): Promise<number> {
  const counted = await db
    .selectFrom('folderCounts')
    .select('count')
    .where('ownerId', '=', book.ownerId)
    .where('folder', '=', folder)
    .executeTakeFirst()
  return counted?.count ?? 0
}

/** Rows of a page, and the total number of recipes. */
interface PageRows {
  readonly rows: readonly SummaryRow[]
  readonly totalCount: number
}

interface Page {
  readonly folder: Folder
  readonly sort: IndexedSort
  readonly offset: number
  readonly count: number
}

/** From this place on, a page is found by the numbers of the folder: to skip so many entries of an index takes longer. */
const deepOffset = 10_000

/** A page of a whole folder, in one statement. */
async function wholeFolder(database: Database, book: ReadableBook, page: Page): Promise<PageRows> {
  const { folder, sort, offset, count: length } = page
  const rows = await readFolderPage(database, sort, { ownerId: book.ownerId, folder, length, offset })
  const isPastTheEnd = rows.length === 0 && offset > 0
  const totalCount = isPastTheEnd ? await countRecipes(database, book, folder) : (rows[0]?.totalCount ?? 0)
  return { rows, totalCount }
}

/** The words of a filter's source are searched like typed ones. */
export const searchTextOf = (query: string, source: string | undefined): Query => readQuery(query, source)

/** The matching part of a folder, and the order of its pages. */
async function narrow(database: Database, book: ReadableBook, request: PageQuery, query: Query, revision: number) {
  const { folder, offset, count, sort, seed } = request
  const narrowing = await narrowingOf(database, book, { folder, filter: request, query, revision })
  const choice = { best: sort === undefined, seed: sort === 'random' ? seed : null }
  return { narrowing, offset, count, revision, sort: sort ?? 'title', ...choice } as const
}

/** The rows of a page, and the matches of the search. */
export interface FoundRows extends PageRows {
  readonly matches: BookMatches | null
  /** For some of them, the texts that contain the matches. */
  readonly texts: TextsById
}

/** A page of the matching part of a folder, without a search for words. */
async function filteredRows(
  database: Database,
  book: ReadableBook,
  request: PageQuery,
  query: Query,
): Promise<PageRows> {
  const { folder } = request
  const { revision } = await bookState(database, book)
  const page = { folder, ...(await narrow(database, book, request, query, revision)) }
  const { sort } = page
  if (page.seed === null && !isNarrow(page.narrowing) && isIndexed(sort) && page.offset < deepOffset)
    return wholeFolder(database, book, { ...page, sort })
  const { numbers, totalCount } = await matchedNumbers(database, book, null, page)
  return { rows: await readNumberedPage(database, { ownerId: book.ownerId, folder, numbers }), totalCount }
}

/** A page of a folder in order, and the total number of recipes. */
export async function findRows(database: Database, book: ReadableBook, request: PageQuery): Promise<FoundRows> {
  const query = searchTextOf(request.query ?? '', request.source)
  const { folder } = request
  const matches = await findMatches(database, book, { ...query, folder })
  if (!matches) return { ...(await filteredRows(database, book, request, query)), matches, texts: new Map() }
  const { revision } = matches
  const page = await narrow(database, book, request, query, revision)
  const { numbers, totalCount } = await matchedNumbers(database, book, matches, page)
  const [rows, texts] = await Promise.all([
    readNumberedPage(database, { ownerId: book.ownerId, folder, numbers }),
    readNumberedTexts(database, book, folder, saidInTexts(query, matches, numbers)),
  ])
  return { rows, totalCount, matches, texts }
}

/** For matches of a single word, the recipes whose row does not display it: their texts are read in parallel with the rows. */
function saidInTexts(query: Query, { base, ranks }: BookMatches, numbers: readonly number[]): readonly number[] {
  if (query.words.length !== 1 || query.phrases.length + query.inFields.length > 0) return []
  return numbers.filter((number) => !isTitleRank(ranks[number - base] ?? 0))
}

/** A page of the reader's own folder in order, and the total number of recipes. */
export async function listRecipes(
  services: Services,
  book: ReadableBook,
  query: PageQuery,
): Promise<AnsweredRecipePage> {
  const { rows, totalCount } = await findRows(services.database, book, query)
  return { data: await ownSummaries(services, book, rows), totalCount }
}

/** The ids of all recipes in the reader's own folder that match a filter, in order. */
export async function listRecipeIds(
  database: Database,
  book: ReadableBook,
  query: Omit<PageQuery, 'offset' | 'count' | 'seed'>,
): Promise<string[]> {
  const request = { ...query, seed: 0, offset: 0, count: maxSelected }
  const words = searchTextOf(query.query ?? '', query.source)
  const matches = await findMatches(database, book, { ...words, folder: query.folder })
  const { revision } = matches ?? (await bookState(database, book))
  const page = await narrow(database, book, request, words, revision)
  if (matches) return [...(await matchedIds(database, book, matches, page)).ids]
  const all = database.db.selectFrom('recipes').select('id').where(passes(book, page.narrowing))
  return (await ordered(all, orderOf(page.sort, book)).limit(maxSelected).execute()).map(({ id }) => id)
}
