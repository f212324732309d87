import type { CopiedLabel } from '@potluck/api/book-changes'
import type { ReadableBook } from '../../ground/access/book.ts'
import { sortTitle } from '../../ground/words/fold.ts'
import type { Database } from '../../machinery/base/database/database.ts'

/** A reader's own labels by id; those that are gone are left out. */
export async function copiedLabels(
  { db, dialect }: Database,
  book: ReadableBook,
  ids: readonly string[],
): Promise<CopiedLabel[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('labels')
    .select(['labels.id', 'title', 'groupTitle', 'createdAt', 'updatedAt'])
    .where('labels.ownerId', '=', book.ownerId)
    .whereRef('labels.id', '=', 'wanted.value')
    .execute()
  return rows.map((row) => ({ ...row, sortTitle: sortTitle(row.title) }))
}
