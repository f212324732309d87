import type { AnsweredRecipePage, AnsweredRecipeSummary, AnsweredSearchPage } from '@potluck/api/recipes'
import { correctionsTogether } from '@potluck/search/books-together'
import { explain } from '@potluck/search/explain'
import type { ReadableBooks } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { readNumberedPage } from './folder-pages.ts'
import { readHiddenTexts } from './hidden-texts.ts'
import { type PageQuery, pageOf, type SearchedBook, searchIn, searchTextOf } from './list.ts'
import { type FoundInBooks, type MatchedBook, matchedTogether } from './order-of-books.ts'
import { ownSummaries } from './summaries.ts'

async function findInBooks(
  database: Database,
  books: ReadableBooks,
  request: PageQuery,
): Promise<FoundInBooks & { readonly searched: readonly SearchedBook[] }> {
  const query = searchTextOf(request.query ?? '', request.source)
  const searched = await Promise.all(books.map((book) => searchIn(database, book, request, query)))
  return { searched, ...(await matchedTogether(database, searched, pageOf(request))) }
}

/**
 * Reads recipes of several books by their search numbers, in the order of these: a statement for each book that is on the page.
 * Recipes that are not (or no longer) in the folder are skipped.
 * @param readSome makes summaries of what was read of one book
 */
export async function summariesTogether<Summary extends { readonly id: string }>(
  services: Services,
  books: readonly Pick<MatchedBook, 'book' | 'narrowing'>[],
  found: FoundInBooks['found'],
  readSome: (summaries: readonly AnsweredRecipeSummary[], at: number) => Promise<readonly Summary[]>,
): Promise<Summary[]> {
  const { database } = services
  const byPlace = new Map<string, Summary>()
  const parts = [...Map.groupBy(found, ({ at }) => at)]
  await Promise.all(
    parts.map(async ([at, some]) => {
      const part = books[at]
      if (!part || part.narrowing.folder === 'trash') return
      const {
        book,
        narrowing: { folder },
      } = part
      const numbers = some.map(({ number }) => number)
      const rows = await readNumberedPage(database, { ownerId: book.ownerId, folder, numbers })
      const summaries = await readSome(await ownSummaries(services, book, rows), at)
      for (const [place, row] of rows.entries()) {
        const summary = summaries[place]
        if (summary) byPlace.set(`${at} ${row.searchNumber}`, summary)
      }
    }),
  )
  return found.flatMap(({ at, number }) => byPlace.get(`${at} ${number}`) ?? [])
}

/** A page of a folder of several books in one order, and the total number of recipes. */
export async function listBooks(
  services: Services,
  books: ReadableBooks,
  query: PageQuery,
): Promise<AnsweredRecipePage> {
  const { searched, found, totalCount } = await findInBooks(services.database, books, query)
  return { data: await summariesTogether(services, searched, found, async (summaries) => summaries), totalCount }
}

/**
 * A page of the recipes of several books that match a query, ordered as in one book. A word is corrected in a book only if no other
 * book has what was typed.
 */
export async function searchBooks(
  services: Services,
  books: ReadableBooks,
  query: PageQuery,
): Promise<AnsweredSearchPage> {
  const { searched, found, totalCount, corrected } = await findInBooks(services.database, books, query)
  const marks = new Set<string>()
  const data = await summariesTogether(services, searched, found, async (summaries, at) => {
    const { book, matches } = searched[at] ?? {}
    const explained = await explain(summaries, matches?.matchedWords ?? new Set(), async (hidden) =>
      book ? readHiddenTexts(services.database, book, hidden) : new Map(),
    )
    for (const mark of explained.marks) marks.add(mark)
    return explained.data
  })
  const corrections = corrected.flatMap((at) => searched[at]?.matches?.corrections ?? [])
  return {
    data,
    totalCount,
    marks: [...marks],
    corrections: correctionsTogether(corrections).map((each) => ({ ...each, meant: [...each.meant] })),
  }
}
