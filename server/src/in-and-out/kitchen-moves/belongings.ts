import { sql } from 'kysely'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { inBatches } from '../../machinery/base/database/insert-new.ts'
import type { Schema } from '../../machinery/base/database/schema.ts'

/** Tables whose rows belong to one recipe and go along with it, in an order in which they can be written. */
export const belongingTables = [
  'cookings',
  'importedRecipes',
  'missingPictures',
  'partedLinks',
  'personalFields',
  'recipeImages',
  'recipeSources',
  'recipeVersions',
  'recipeVersionImages',
  'shareLinks',
] as const

type Table = (typeof belongingTables)[number]

type Row = Readonly<Record<string, unknown>>

/** The fields that somebody's own book has in the row of a recipe, and a kitchen for each person. */
type OwnFields = Pick<Schema['recipes'], 'rating' | 'lastCookedAt'>

/** The rows that belong to recipes. */
export interface Belongings {
  readonly rows: ReadonlyMap<Table, readonly Row[]>
  /** The secrets that links had before. */
  readonly secrets: readonly Row[]
  /** The reader's own fields of recipes of a kitchen. */
  readonly own: ReadonlyMap<string, OwnFields>
  readonly imageIds: readonly string[]
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const readRows = async ({ db }: Database, table: string, column: string, values: readonly string[]) => {
  if (values.length === 0) return []
  const rows =
    await sql<Row>`select * from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(values)})`.execute(db)
  return rows.rows
}

/** Writes rows of one table, which all have the same columns. */
const insertRows = ({ db }: Database, table: string, rows: readonly Row[]): Promise<void> =>
  inBatches(rows, async (batch) => {
    const columns = Object.keys(batch[0] ?? {})
    const values = batch.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}`.execute(db)
  })

/** Reads what belongs to recipes of a book. */
export async function readBelongings(from: OpenBook, recipeIds: readonly string[]): Promise<Belongings> {
  const { database, ownerId, personId } = from
  const rows = new Map<Table, readonly Row[]>()
  for (const table of belongingTables) {
    const found = await readRows(database, table, 'recipeId', recipeIds)
    rows.set(
      table,
      found.filter((row) => row.ownerId === ownerId),
    )
  }
  const linkIds = (rows.get('shareLinks') ?? []).map(({ id }) => textOf(id))
  const images = [...(rows.get('recipeImages') ?? []), ...(rows.get('recipeVersionImages') ?? [])]
  const fields = await database.db
    .selectFrom('personalFields')
    .select(['recipeId', 'rating', 'lastCookedAt'])
    .where('ownerId', '=', ownerId)
    .where('personId', '=', personId)
    .where('recipeId', 'in', recipeIds)
    .execute()
  return {
    rows,
    secrets: await readRows(database, 'formerSecrets', 'linkId', linkIds),
    own: new Map(fields.map(({ recipeId, ...own }) => [recipeId, own])),
    imageIds: [...new Set(images.map(({ imageId }) => textOf(imageId)))],
  }
}

/** In a kitchen, what has no person yet is of whoever brings it. */
const personColumns: Partial<Record<Table, string>> = {
  cookings: 'personId',
  recipeVersions: 'savedById',
  shareLinks: 'makerId',
}

/** A row as it is written into another book. */
function rowIn(to: OpenBook, table: Table, row: Row, idOf: (imageId: string) => string): Row {
  const person = personColumns[table]
  return {
    ...row,
    ownerId: to.ownerId,
    ...(to.kitchenId !== null && person !== undefined && { [person]: row[person] ?? to.personId }),
    ...(typeof row.imageId === 'string' && { imageId: idOf(row.imageId) }),
  }
}

interface Moved {
  readonly rows: readonly Schema['recipes'][]
  readonly belongings: Belongings
}

/** The row of each recipe becomes that of whoever brings it into a kitchen; a note from an earlier time there stays. */
async function writeOwnFields(to: OpenBook, { rows }: Moved): Promise<void> {
  const { database, ownerId, personId } = to
  const own = rows.filter(({ rating, lastCookedAt }) => rating !== null || lastCookedAt !== null)
  for (const { id: recipeId, rating, lastCookedAt } of own) {
    await database.db
      .insertInto('personalFields')
      .values({ ownerId, personId, recipeId, rating, lastCookedAt, note: '' })
      .onConflict((conflict) =>
        conflict.columns(['ownerId', 'personId', 'recipeId']).doUpdateSet({ rating, lastCookedAt }),
      )
      .execute()
  }
}

/** Writes what belongs to recipes into the book that they are in now. */
export async function insertBelongings(to: OpenBook, moved: Moved, idOf: (imageId: string) => string): Promise<void> {
  const { database } = to
  const { rows, secrets } = moved.belongings
  for (const table of belongingTables) {
    const some = (rows.get(table) ?? []).map((row) => rowIn(to, table, row, idOf))
    if (some.length > 0) await insertRows(database, table, some)
  }
  if (secrets.length > 0) await insertRows(database, 'formerSecrets', secrets)
  if (to.kitchenId !== null) await writeOwnFields(to, moved)
}
