import { sql } from 'kysely'
import { v5 as uuidOf } from 'uuid'
import type { Book } from '../access/book.ts'
import type { OpenBook } from '../machinery/database/change-book.ts'
import type { Database } from '../machinery/database/database.ts'

/** Tables whose ids no two members share. */
type SharedTable = 'recipes' | 'images' | 'mealPlans' | 'shoppingLists' | 'shareLinks'

/** What something of a take-out is called in the account that it comes to. */
export interface OwnId {
  readonly id: string
  /** It is in the account already. */
  readonly isThere: boolean
}

async function ownersOf({ db }: Database, table: SharedTable, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const { rows } = await sql<{ id: string; ownerId: string }>`
    select id, "ownerId" from ${sql.table(table)} where id in (${sql.join([...new Set(ids)])})`.execute(db)
  return new Map(rows.map(({ id, ownerId }) => [id, ownerId]))
}

/** What something is called where its id is somebody else's: the same each time, so that it comes back once. */
const anewFor = (ownerId: string, id: string): string => uuidOf(id, ownerId)

/**
 * What things of a take-out are called: as before, and where somebody else on this server has that id, by one that is
 * made of it for this account.
 */
export async function ownIds(
  database: Database,
  { ownerId }: Book | OpenBook,
  table: SharedTable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OwnId>> {
  const wanted = [...new Set(ids)]
  const owners = await ownersOf(database, table, [...wanted, ...wanted.map((id) => anewFor(ownerId, id))])
  return new Map(
    wanted.map((id) => {
      const anew = anewFor(ownerId, id)
      if (owners.get(anew) === ownerId) return [id, { id: anew, isThere: true }]
      const owner = owners.get(id)
      if (owner === undefined || owner === ownerId) return [id, { id, isThere: owner !== undefined }]
      return [id, { id: anew, isThere: false }]
    }),
  )
}

/** Finds what was brought back before by what it was called; null for what is not in the account. */
export async function foundIn(
  database: Database,
  book: Book | OpenBook,
  table: SharedTable,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => string | null> {
  const known = await ownIds(
    database,
    book,
    table,
    ids.flatMap((id) => id ?? []),
  )
  return (id) => {
    const own = id === null ? undefined : known.get(id)
    return own?.isThere ? own.id : null
  }
}
