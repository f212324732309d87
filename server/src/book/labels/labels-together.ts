import type { Label } from '@potluck/api/labels'
import { bookAt, codeOf, numberOf } from '@potluck/search/books-together'
import { labelKey } from '@potluck/search/label-title'
import { labelsTogether } from '@potluck/search/labels-together'
import type { ReadableBook, ReadableBooks } from '../../ground/access/book.ts'
import { sortTitle } from '../../ground/words/fold.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { type Doubles, doublesNow } from '../../people/book-changes/doubles.ts'
import { listLabels } from './store.ts'

/** The keys of the labels on recipes of a book, by the search numbers of these; none of the trash. */
async function keysByNumber({ db, dialect }: Database, { ownerId }: ReadableBook, numbers: readonly number[]) {
  const rows = await db
    .selectFrom('recipes')
    .innerJoin('recipeLabels', (join) =>
      join.onRef('recipeLabels.ownerId', '=', 'recipes.ownerId').onRef('recipeLabels.recipeId', '=', 'recipes.id'),
    )
    .innerJoin('labels', (join) =>
      join.onRef('labels.ownerId', '=', 'recipeLabels.ownerId').onRef('labels.id', '=', 'recipeLabels.labelId'),
    )
    .select(['searchNumber', 'lowerTitle'])
    .where('recipes.ownerId', '=', ownerId)
    .where('folder', '!=', 'trash')
    .where(({ ref }) => dialect.isOneOf(ref('searchNumber'), 'integer', numbers))
    .execute()
  return Map.groupBy(rows, ({ searchNumber }) => searchNumber)
}

/** How many recipes of the own book have a label that the same recipe of a kitchen has, too, by the key of the label. */
async function countDoubles(database: Database, books: ReadableBooks, doubles: Doubles) {
  const codes = [...doubles].flatMap(([own, others]) => [codeOf(own, 0), ...others])
  const keys = await Promise.all(
    books.map((book, at) => {
      const numbers = codes.filter((code) => bookAt(code) === at).map(numberOf)
      return keysByNumber(database, book, [...new Set(numbers)])
    }),
  )
  const keysOf = (code: number) => (keys[bookAt(code)]?.get(numberOf(code)) ?? []).map(({ lowerTitle }) => lowerTitle)
  const counts = new Map<string, number>()
  for (const [own, others] of doubles) {
    const there = new Set(others.flatMap(keysOf))
    for (const key of keysOf(codeOf(own, 0))) if (there.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** The labels of some books by title, each title once; a recipe that two of them have counts once. */
export async function listLabelsOf(database: Database, books: ReadableBooks): Promise<Label[]> {
  const [own, ...kitchens] = books
  if (kitchens.length === 0) return listLabels(database, own)
  const doubles = await doublesNow(database, books)
  const counts = doubles.size === 0 ? new Map<string, number>() : await countDoubles(database, books, doubles)
  const [ownLabels = [], ...others] = await Promise.all(books.map((book) => listLabels(database, book)))
  const counted = ownLabels.map((label) => ({
    ...label,
    recipeCount: label.recipeCount - (counts.get(labelKey(label.title)) ?? 0),
  }))
  const sorted = labelsTogether([counted, ...others]).map((label) => ({ label, sort: sortTitle(label.title) }))
  return sorted.sort((a, b) => (a.sort < b.sort ? -1 : 1)).map(({ label }) => label)
}
