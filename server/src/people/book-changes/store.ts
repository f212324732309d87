import type { AnsweredBookChanges } from '@potluck/api/book-changes'
import { textFields } from '@potluck/recipe/fields'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Reader } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { firstThatFit, maxPageBytes, textBytes } from '../../machinery/base/page-bytes.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { copiedLabels } from './copied-labels.ts'
import { copiedRecipes } from './copied-recipes.ts'
import { type Cursor, fromTheStart, writeCursor } from './cursor.ts'

interface Changed {
  readonly kind: 'recipe' | 'label'
  readonly itemId: string
  readonly mark: number
}

/** The fields of a recipe that may be long. */
const written = textFields.map(({ name }) => name)

const changedAfter = ({ db }: Database, book: ReadableBook, { mark, itemId }: Cursor, count: number) =>
  db
    .selectFrom('changedItems')
    .select(['kind', 'itemId', 'mark'])
    .where('ownerId', '=', book.ownerId)
    .where(({ or, and, eb }) => or([eb('mark', '>', mark), and([eb('mark', '=', mark), eb('itemId', '>', itemId)])]))
    .where('mark', '>=', mark)
    .orderBy('mark')
    .orderBy('itemId')
    .limit(count)
    .execute()

/** Maximum size of a recipe in a page besides its words, bytes: its labels, pictures, linked recipes and people. */
const recipeBytes = 5_000

/** The bytes of what the reader noted on recipes of a kitchen, by recipe. */
async function noteBytes({ db, dialect }: Database, book: ReadableBook, ids: readonly string[]) {
  if (book.kitchenId === null || ids.length === 0) return new Map<string, number>()
  const rows = await db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('personalFields')
    .select('recipeId')
    .select(({ ref }) => textBytes(ref('note')).as('bytes'))
    .where('ownerId', '=', book.ownerId)
    .where('personId', '=', book.personId)
    .whereRef('recipeId', '=', 'wanted.value')
    .execute()
  return new Map(rows.map(({ recipeId, bytes }) => [recipeId, Number(bytes)]))
}

/** The changes that fit into one page, by the bytes of their recipes; those of labels are few. */
async function fitting(
  database: Database,
  book: ReadableBook,
  changed: readonly Changed[],
): Promise<readonly Changed[]> {
  const { db, dialect } = database
  const ids = changed.flatMap(({ kind, itemId }) => (kind === 'recipe' ? [itemId] : []))
  const rows = await db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('recipes')
    .select('recipes.id')
    .select(({ ref }) => textBytes(...written.map((field) => ref(`recipes.${field}`))).as('bytes'))
    .where('recipes.ownerId', '=', book.ownerId)
    .whereRef('recipes.id', '=', 'wanted.value')
    .execute()
  const notes = await noteBytes(database, book, ids)
  const bytesOf = new Map(rows.map(({ id, bytes }) => [id, Number(bytes) + recipeBytes + (notes.get(id) ?? 0)]))
  return firstThatFit(
    changed.map((change) => ({ ...change, bytes: bytesOf.get(change.itemId) ?? 0 })),
    maxPageBytes,
  )
}

/**
 * A page of the changes in a reader's own book after a mark. An item that changes again while pages are read gets a
 * larger mark, and comes again.
 */
export async function bookChangesSince(
  services: Pick<Services, 'database' | 'imageAddress'>,
  reader: Reader,
  book: ReadableBook,
  since: Cursor,
  count: number,
): Promise<AnsweredBookChanges> {
  const { database } = services
  const found = await changedAfter(database, book, since, count)
  const changed = await fitting(database, book, found)
  const idsOf = (wanted: 'recipe' | 'label') =>
    changed.filter(({ kind }) => kind === wanted).map(({ itemId }) => itemId)
  const [recipeIds, labelIds] = [idsOf('recipe'), idsOf('label')]
  const [recipes, labels] = await Promise.all([
    copiedRecipes(services, reader, book, recipeIds),
    copiedLabels(database, book, labelIds),
  ])
  const there = new Set([...recipes, ...labels].map(({ id }) => id))
  // A reader without a copy has nothing to remove.
  const goneOf = (ids: readonly string[]) => (since === fromTheStart ? [] : ids.filter((id) => !there.has(id)))
  return {
    recipes,
    labels,
    goneRecipes: goneOf(recipeIds),
    goneLabels: goneOf(labelIds),
    mark: writeCursor(changed.at(-1) ?? since),
    more: changed.length < found.length || found.length === count,
  }
}
