import type { ReadableBook } from '../../ground/access/book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { draftFields } from '../../people/book-changes/draft-fields.ts'
import { readPersonalFields } from '../../people/book-changes/personal-fields.ts'
import type { Draft } from './insert.ts'
import { labelsByRecipe } from './summaries.ts'

/** The drafts of recipes in a book by id, without pictures; ids that are not in it are skipped. */
export async function readDrafts(
  database: Database,
  book: ReadableBook,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Omit<Draft, 'imageIds'>>> {
  if (ids.length === 0) return new Map()
  const rows = await database.db
    .selectFrom('recipes')
    .select('id')
    .select(draftFields)
    .where('ownerId', '=', book.ownerId)
    .where('id', 'in', ids)
    .where('folder', '!=', 'trash')
    .execute()
  const labelsOf = await labelsByRecipe(database, book, ids)
  const fieldsOf = await readPersonalFields(database, book, ids)
  return new Map(
    rows.map(({ id, ...written }) => [
      id,
      {
        ...written,
        rating: fieldsOf ? fieldsOf(id).rating : written.rating,
        labels: labelsOf(id).map(({ title }) => title),
      },
    ]),
  )
}
