import type { Endpoint } from '@potluck/api/endpoint'
import { listLabels } from '@potluck/api/labels'
import { listRecipes, searchRecipes } from '@potluck/api/recipes'
import { correctionsTogether, pageTogether } from '@potluck/search/books-together'
import { explain } from '@potluck/search/explain'
import { labelKey } from '@potluck/search/label-title'
import { labelsTogether } from '@potluck/search/labels-together'
import { countedLabels, labelsInOrder, nameOf, type ReadableBook, summaryOf } from './answer-from-book.ts'
import { doublesOf } from './doubles.ts'

type Query = ReturnType<typeof listRecipes.query.parse> | ReturnType<typeof searchRecipes.query.parse>

async function find(books: readonly ReadableBook[], query: Query) {
  const passing = await Promise.all(books.map(({ memory }) => memory.findAll(query)))
  const page = pageTogether(passing, query, await doublesOf(books))
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

/** How many recipes of the own book have a label that the same recipe of another book has, too, by the key of the label. */
async function countDoubles(books: readonly ReadableBook[]): Promise<ReadonlyMap<string, number>> {
  const keysOf = (ids: readonly string[]) =>
    books.flatMap(({ memory, labels }) =>
      ids
        .flatMap((id) => memory.row(id)?.labelIds ?? [])
        .flatMap((id) => labels.get(id) ?? [])
        .map(({ title }) => labelKey(title)),
    )
  const counts = new Map<string, number>()
  for (const [own, others] of await doublesOf(books)) {
    const there = new Set(keysOf(others))
    for (const key of keysOf([own])) if (there.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

async function asLabels(books: readonly ReadableBook[]) {
  const [own = [], ...others] = books.map(countedLabels)
  const counts = await countDoubles(books)
  const counted = own.map((label) => ({
    ...label,
    recipeCount: label.recipeCount - (counts.get(labelKey(label.title)) ?? 0),
  }))
  return labelsInOrder(labelsTogether([counted, ...others]))
}

/** The answer that the server would give to a question about all books; null for one that it cannot answer. */
export async function answerFromAll(
  books: readonly ReadableBook[],
  endpoint: Endpoint,
  input: { readonly query?: unknown },
): Promise<unknown> {
  if (nameOf(endpoint) === nameOf(listRecipes)) return asList(books, input)
  if (nameOf(endpoint) === nameOf(listLabels)) return asLabels(books)
  return nameOf(endpoint) === nameOf(searchRecipes) ? asSearch(books, input) : null
}
