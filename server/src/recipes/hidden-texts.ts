import { hiddenFields } from '@potluck/search/explain'
import type { Reader } from '../access/reader.ts'
import type { Database } from '../machinery/database/database.ts'

/** Texts of a reader's own recipes that lists do not show, by id. */
export async function readHiddenTexts({ db, dialect }: Database, reader: Reader, ids: readonly string[]) {
  const rows = await db
    .selectFrom(dialect.rowsOf(ids).as('wanted'))
    .crossJoin('recipes')
    .select(['recipes.id', ...hiddenFields])
    .where('recipes.ownerId', '=', reader.id)
    .whereRef('recipes.id', '=', 'wanted.value')
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
