import { hiddenFields } from '@potluck/search/explain'
import type { Reader } from '../access/reader.ts'
import type { AsOne, Database } from '../machinery/database/database.ts'
import { type Given, keptStatement } from '../machinery/database/kept-statement.ts'

const readTexts = keptStatement(({ db, dialect }, given: Given<{ readonly ownerId: string; readonly ids: AsOne }>) =>
  db
    .selectFrom('recipes')
    .select(['id', ...hiddenFields])
    .where('ownerId', '=', given('ownerId'))
    .where(({ ref }) => dialect.isOneOf(ref('id'), 'text', given('ids'))),
)

/** Texts of a reader's own recipes that lists do not show, by id. */
export async function readHiddenTexts(database: Database, reader: Reader, ids: readonly string[]) {
  const rows = await readTexts(database, { ownerId: reader.id, ids: database.dialect.asOne(ids) })
  return new Map(rows.map((row) => [row.id, row]))
}
