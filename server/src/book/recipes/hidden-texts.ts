import type { Folder } from '@potluck/api/recipes'
import { type HiddenTexts, hiddenFields } from '@potluck/search/explain'
import type { ReadableBook } from '../../ground/access/book.ts'
import type { AsOne, Database } from '../../machinery/base/database/database.ts'
import { type Given, preparedStatement } from '../../machinery/base/database/prepared-statement.ts'
import type { ProfileAccess } from '../../people/policies/profile-access.ts'

/** Texts that lists do not display, by recipe id. */
export type TextsById = ReadonlyMap<string, HiddenTexts>

const byId = preparedStatement(({ db, dialect }, given: Given<{ readonly ownerId: string; readonly ids: AsOne }>) =>
  db
    .selectFrom('recipes')
    .select(['id', ...hiddenFields])
    .where('ownerId', '=', given('ownerId'))
    .where(({ ref }) => dialect.isOneOf(ref('id'), 'text', given('ids'))),
)

interface Numbered {
  readonly ownerId: string
  readonly folder: Folder
  readonly numbers: AsOne
}

const byNumber = preparedStatement(({ db, dialect }, given: Given<Numbered>) =>
  db
    .selectFrom('recipes')
    .select(['id', ...hiddenFields])
    .where('ownerId', '=', given('ownerId'))
    .where('folder', '=', given('folder'))
    .where(({ ref }) => dialect.isOneOf(ref('searchNumber'), 'integer', given('numbers'))),
)

const listed = (rows: readonly (HiddenTexts & { readonly id: string })[]): TextsById =>
  new Map(rows.map((row) => [row.id, row]))

/** Texts of a reader's own recipes, or of those that a search matched on a profile. */
export async function readHiddenTexts(
  database: Database,
  from: ReadableBook | ProfileAccess,
  ids: readonly string[],
): Promise<TextsById> {
  if (ids.length === 0) return new Map()
  const ownerId = from.ownerId
  return listed(await byId(database, { ownerId, ids: database.dialect.asOne(ids) }))
}

/** The same by their search numbers, in a folder. */
export async function readNumberedTexts(
  database: Database,
  book: ReadableBook,
  folder: Folder,
  numbers: readonly number[],
): Promise<TextsById> {
  if (numbers.length === 0) return new Map()
  return listed(await byNumber(database, { ownerId: book.ownerId, folder, numbers: database.dialect.asOne(numbers) }))
}
