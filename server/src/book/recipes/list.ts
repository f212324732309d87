import { maxSelected } from '@potluck/api/many-recipes'
import {
  type AnsweredRecipePage,
  type Folder,
  maxTitleLetters,
  type RecipeFilter,
  type RecipeSort,
} from '@potluck/api/recipes'
import { isTitleRank } from '@potluck/search/find-matches'
import { type Query, readQuery } from '@potluck/search/read-query'
import { sql } from 'kysely'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { bookState } from '../../people/book-changes/book-state.ts'
import { type BookMatches, findMatches } from '../search/matches.ts'
import { numberedRecipes } from '../search/numbered-recipes.ts'
import { isNarrow, narrowingOf, passes } from './filter.ts'
import { readFolderPage, readNumberedPage } from './folder-pages.ts'
import { readNumberedTexts, type TextsById } from './hidden-texts.ts'
import { type FoundInBooks, type MatchedBook, matchedTogether, type PageOfBooks } from './order-of-books.ts'
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

/** The first letters of the titles in a folder, in their order; a number begins with the count of its digits, so with one. */
export function titleLetters({ db }: Database, book: ReadableBook, folder: Folder) {
  const letter = sql<string>`case when "sortTitle" < ':' and "sortTitle" >= '0' then '0' else substr("sortTitle", 1, 1) end`
  return db
    .selectFrom('recipes')
    .select([letter.as('letter'), ({ fn }) => fn.countAll<number>().as('count')])
    .where('ownerId', '=', book.ownerId)
    .where('folder', '=', folder)
    .groupBy(letter)
    .orderBy(({ fn }) => fn.min('sortTitle'))
    .limit(maxTitleLetters)
    .execute()
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

/** The order and the place of a page that is asked for. */
export function pageOf({ sort, seed, offset, count }: Omit<PageQuery, 'folder'>): PageOfBooks {
  return { sort: sort ?? 'title', best: sort === undefined, seed: sort === 'random' ? seed : null, offset, count }
}

/** The part of a book that is asked for. */
export interface SearchedBook extends MatchedBook {
  readonly matches: BookMatches | null
}

/** Finds the part of a folder of a book that a filter and a query ask for. */
export async function searchIn(
  database: Database,
  book: ReadableBook,
  request: RecipeFilter & Pick<PageQuery, 'folder'>,
  query: Query,
): Promise<SearchedBook> {
  const { folder } = request
  const matches = await findMatches(database, book, { ...query, folder })
  const { revision } = matches ?? (await bookState(database, book))
  const narrowing = await narrowingOf(database, book, { folder, filter: request, query, revision })
  return { book, matches, revision, narrowing }
}

/** The rows of a page, and the matches of the search. */
export interface FoundRows extends PageRows {
  readonly matches: BookMatches | null
  /** For some of them, the texts that contain the matches. */
  readonly texts: TextsById
}

/** A page of a folder in order, and the total number of recipes. */
export async function findRows(database: Database, book: ReadableBook, request: PageQuery): Promise<FoundRows> {
  const query = searchTextOf(request.query ?? '', request.source)
  const { folder } = request
  const part = await searchIn(database, book, request, query)
  const { matches } = part
  const page = pageOf(request)
  const { sort } = page
  if (!matches && !isNarrow(part.narrowing) && isIndexed(sort))
    return { ...(await wholeFolder(database, book, { ...page, folder, sort })), matches, texts: new Map() }
  const { found, totalCount } = await matchedTogether(database, [part], page)
  const numbers = found.map(({ number }) => number)
  const [rows, texts] = await Promise.all([
    readNumberedPage(database, { ownerId: book.ownerId, folder, numbers }),
    readNumberedTexts(database, book, folder, matches ? saidInTexts(query, matches, numbers) : []),
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
  const words = searchTextOf(query.query ?? '', query.source)
  const part = await searchIn(database, book, query, words)
  const page = pageOf({ ...query, seed: 0, offset: 0, count: maxSelected })
  if (part.matches) return idsOf(database, part, (await matchedTogether(database, [part], page)).found)
  const all = database.db.selectFrom('recipes').select('id').where(passes(book, part.narrowing))
  return (await ordered(all, orderOf(page.sort, book)).limit(maxSelected).execute()).map(({ id }) => id)
}

/** The ids of recipes of a book by their search numbers, in the order of these. */
async function idsOf(database: Database, { book, narrowing }: SearchedBook, found: FoundInBooks['found']) {
  const numbers = found.map(({ number }) => number)
  if (numbers.length === 0) return []
  const rows = await numberedRecipes(database, numbers)
    .select(['recipes.id', 'recipes.searchNumber'])
    .where('recipes.ownerId', '=', book.ownerId)
    .where('recipes.folder', '=', narrowing.folder)
    .execute()
  const ids = new Map(rows.map((row) => [row.searchNumber, row.id]))
  return numbers.flatMap((number) => ids.get(number) ?? [])
}
