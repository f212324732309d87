import type { ReadableBook } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { yielding } from '../../machinery/base/yielding.ts'
import { type ComparedRecipe, pageOf, titleWords } from './alike.ts'
import { itemKeys } from './item-keys.ts'

/** Recipes read at a time. */
const slice = 1_000

/** A recipe of a book as it is compared with others. */
export interface Entry extends ComparedRecipe {
  readonly id: string
  readonly name: string
  readonly page: string | null
}

const entriesIn = ({ db }: Database, book: ReadableBook) =>
  db
    .selectFrom('recipes')
    .innerJoin('searchTexts', (join) =>
      join.onRef('searchTexts.ownerId', '=', 'recipes.ownerId').onRef('searchTexts.recipeId', '=', 'recipes.id'),
    )
    .select(['recipes.id', 'recipes.title', 'recipes.url', 'searchTexts.items'])
    .where('recipes.ownerId', '=', book.ownerId)

type Row = Awaited<ReturnType<ReturnType<typeof entriesIn>['executeTakeFirstOrThrow']>>

const entryOf = ({ id, title, url, items }: Row): Entry => ({
  id,
  name: title,
  page: pageOf(url),
  title: titleWords(title),
  items: itemKeys(items),
})

/** The recipes of the main folder of a book. */
export async function readEntries(database: Database, book: ReadableBook, gone: AbortSignal): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let after = ''; ; ) {
    const rows = await entriesIn(database, book)
      .where('recipes.folder', '=', 'main')
      .where('recipes.id', '>', after)
      .orderBy('recipes.id')
      .limit(slice)
      .execute()
    await yielding(rows, (row) => entries.push(entryOf(row)), gone)
    after = rows.at(-1)?.id ?? ''
    if (rows.length < slice) return entries
  }
}

/** Some recipes of a book. */
export async function readEntriesOf(database: Database, book: ReadableBook, ids: readonly string[]): Promise<Entry[]> {
  if (ids.length === 0) return []
  const rows = await entriesIn(database, book).where('recipes.id', 'in', ids).execute()
  return rows.map(entryOf)
}

/** Those of the main folder that were saved since a search number was the next one of the book. */
export async function readSavedSince(database: Database, book: ReadableBook, searchNumber: number): Promise<Entry[]> {
  const rows = await entriesIn(database, book)
    .where('recipes.folder', '=', 'main')
    .where('recipes.searchNumber', '>=', searchNumber)
    .execute()
  return rows.map(entryOf)
}
