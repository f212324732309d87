import type { Endpoint } from '@potluck/api/endpoint'
import { listRecipes, searchRecipes } from '@potluck/api/recipes'
import { correctionsTogether, pageTogether } from '@potluck/search/books-together'
import { explain } from '@potluck/search/explain'
import { nameOf, type ReadableBook, summaryOf } from './answer-from-book.ts'

type Query = ReturnType<typeof listRecipes.query.parse> | ReturnType<typeof searchRecipes.query.parse>

async function find(books: readonly ReadableBook[], query: Query) {
  const passing = await Promise.all(books.map(({ memory }) => memory.findAll(query)))
  const page = pageTogether(passing, query)
  const found = page.found.flatMap(({ at, id }) => {
    const book = books[at]
    const row = book?.memory.row(id)
    return book && row ? [{ at, summary: summaryOf(book, row) }] : []
  })
  return { ...page, found, passing }
}

async function asList(books: readonly ReadableBook[], input: { readonly query?: unknown }) {
  const { found, totalCount } = await find(books, listRecipes.query.parse(input.query))
  return { data: found.map(({ summary }) => summary), totalCount }
}

async function asSearch(books: readonly ReadableBook[], input: { readonly query?: unknown }) {
  const { found, totalCount, passing, inVain } = await find(books, searchRecipes.query.parse(input.query))
  const explained = await Promise.all(
    books.map(({ hiddenTexts }, at) => {
      const own = found.flatMap((each) => (each.at === at ? each.summary : []))
      return explain(own, passing[at]?.matches?.matchedWords ?? new Set(), hiddenTexts)
    }),
  )
  const byId = new Map(explained.flatMap(({ data }) => data.map((summary) => [summary.id, summary] as const)))
  const corrections = passing.flatMap(({ matches }, at) => (inVain.has(at) ? [] : (matches?.corrections ?? [])))
  return {
    data: found.flatMap(({ summary }) => byId.get(summary.id) ?? []),
    totalCount,
    marks: [...new Set(explained.flatMap(({ marks }) => marks))],
    corrections: correctionsTogether(corrections),
  }
}

/** The answer that the server would give to a question about all books; null for one that it cannot answer. */
export async function answerFromAll(
  books: readonly ReadableBook[],
  endpoint: Endpoint,
  input: { readonly query?: unknown },
): Promise<unknown> {
  if (nameOf(endpoint) === nameOf(listRecipes)) return asList(books, input)
  return nameOf(endpoint) === nameOf(searchRecipes) ? asSearch(books, input) : null
}
