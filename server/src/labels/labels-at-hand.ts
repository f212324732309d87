import type { Label } from '@potluck/api/labels'
import type { Reader } from '../access/reader.ts'
import { whileUnchanged } from '../book-changes/while-unchanged.ts'
import type { Database } from '../machinery/database/database.ts'

/** A label as recipes name it. */
export type NamedLabel = Pick<Label, 'id' | 'title'>

/** The labels of a book by their ids, in the order of their titles. */
export type LabelsById = ReadonlyMap<string, NamedLabel & { readonly key: string; readonly place: number }>

/** Bytes of the labels of all books that a server keeps at hand: those of two hundred books with fifty each. */
const mostBytes = 2_000_000

/** What a label takes, bytes: its id, its title and what holds them. */
const labelBytes = 200

const kept = whileUnchanged<LabelsById>(mostBytes, ({ size }) => size * labelBytes)

/**
 * The labels of a reader's book: a page of recipes names the same few a hundred times.
 * @param mark of the book's changes, read before
 */
export const labelsAtHand = (database: Database, reader: Reader, mark: number): Promise<LabelsById> =>
  kept.give(database, reader, { name: 'labels', mark, read: () => readLabels(database, reader) })

async function readLabels({ db }: Database, reader: Reader): Promise<LabelsById> {
  const rows = await db
    .selectFrom('labels')
    .select(['id', 'title', 'lowerTitle'])
    .where('ownerId', '=', reader.id)
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
