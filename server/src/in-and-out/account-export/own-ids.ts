import { sql } from 'kysely'
import { v5 as uuidOf } from 'uuid'
import type { Book } from '../../ground/access/book.ts'
import type { OpenBook } from '../../machinery/base/database/change-book.ts'
import type { Database } from '../../machinery/base/database/database.ts'

/** Tables whose ids are unique across members. */
type SharedTable = 'recipes' | 'images' | 'mealPlans' | 'shoppingLists' | 'shareLinks'

/** The id of an exported thing in the account that it is restored to. */
export interface OwnId {
  readonly id: string
  /** Whether the account has it already. */
  readonly exists: boolean
}

async function ownersOf({ db }: Database, table: SharedTable, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const { rows } = await sql<{ id: string; ownerId: string }>`
    select id, "ownerId" from ${sql.table(table)} where id in (${sql.join([...new Set(ids)])})`.execute(db)
  return new Map(rows.map(({ id, ownerId }) => [id, ownerId]))
}

/** A substitute for an id that another member has. It is always the same, so that a thing is restored only once. */
const derivedId = (ownerId: string, id: string): string => uuidOf(id, ownerId)

/**
 * Maps exported ids to ids in this account. An id stays the same, unless another member of this server has it: then it
 * is replaced by an id derived from both.
 */
export async function ownIds(
  database: Database,
  { ownerId }: Pick<Book, 'ownerId'>,
  table: SharedTable,
  things: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, OwnId>> {
  const wanted = [...new Set(things.map(({ id }) => id))]
  const owners = await ownersOf(database, table, [...wanted, ...wanted.map((id) => derivedId(ownerId, id))])
  return new Map(
    wanted.map((id) => {
      const derived = derivedId(ownerId, id)
      if (owners.get(derived) === ownerId) return [id, { id: derived, exists: true }]
      const owner = owners.get(id)
      if (owner === undefined || owner === ownerId) return [id, { id, exists: owner !== undefined }]
      return [id, { id: derived, exists: false }]
    }),
  )
}

/**
 * Returns a function from an exported id to the id in this account; null if the account does not have the thing.
 * @param fields the fields of the lines that name things of the table
 */
export async function findRestored<Field extends string>(
  book: OpenBook,
  table: SharedTable,
  lines: readonly Readonly<Record<NoInfer<Field>, string | null>>[],
  ...fields: readonly Field[]
): Promise<(id: string | null) => string | null> {
  const things = lines.flatMap((line) => fields.flatMap((field) => (line[field] === null ? [] : { id: line[field] })))
  const known = await ownIds(book.database, book, table, things)
  return (id) => {
    const own = id === null ? undefined : known.get(id)
    return own?.exists ? own.id : null
  }
}
