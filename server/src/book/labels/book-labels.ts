import type { Label } from '@potluck/api/labels'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { bookCache } from '../../people/book-changes/book-cache.ts'

/** A label as recipes name it. */
export type NamedLabel = Pick<Label, 'id' | 'title'>

/** The labels of a book by their ids, in the order of their titles. */
export type LabelsById = ReadonlyMap<string, NamedLabel & { readonly key: string; readonly place: number }>

/** The size of a label, bytes: its id, its title and their containers. */
const labelBytes = 200

const cached = bookCache<LabelsById>('labels', ({ size }) => size * labelBytes)

/**
 * The labels of a reader's book: a page of recipes names the same few a hundred times.
 * @param revision of the book, read before
 */
export const bookLabels = (database: Database, book: ReadableBook, revision: number): Promise<LabelsById> =>
  cached(database, book, { name: '', revision, read: () => readLabels(database, book) })

async function readLabels({ db }: Database, book: ReadableBook): Promise<LabelsById> {
  const rows = await db
    .selectFrom('labels')
    .select(['id', 'title', 'lowerTitle'])
    .where('ownerId', '=', book.ownerId)
    .execute()
  rows.sort((a, b) => (a.lowerTitle < b.lowerTitle ? -1 : 1))
  return new Map(rows.map(({ id, title, lowerTitle: key }, place) => [id, { id, title, key, place }]))
}

/** The labels of a recipe by their ids, joined by commas; null for none. By title. */
export function labelsNamed(labels: LabelsById, ids: string | null): NamedLabel[] {
  if (ids === null) return []
  const named = ids.split(',').flatMap((id) => labels.get(id) ?? [])
  return named.sort((a, b) => a.place - b.place).map(({ id, title }) => ({ id, title }))
}
