import { sql } from 'kysely'
import type { Member } from '../../ground/access/reader.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { endListLinks } from './list-links.ts'
import { type SharedKind, sharedKinds, tablesOf } from './sharing.ts'

/** Somebody who is no longer on a thing that was shared. */
export interface EndedShare {
  readonly kind: SharedKind
  readonly id: string
  readonly ownerId: string
  /** The people who were on it. */
  readonly leaverId: string
  /** The people who still see it. */
  readonly audience: readonly string[]
}

/**
 * Takes each of two people off the other's things, and ends the links by which they could return.
 * @param thingIds lists and plans that end; all of them unless given. Other ids change nothing. Things in the trash
 * always end: nobody can choose them
 * @returns what that ended
 */
export async function endSharing(
  database: Database,
  member: Member,
  otherId: string,
  thingIds?: readonly string[],
): Promise<readonly EndedShare[]> {
  const { db, dialect } = database
  const ended: EndedShare[] = []
  for (const kind of sharedKinds) {
    const { table, collaborators, key } = tablesOf(kind)
    const inTrash = sql`select id from ${table} where "deletedAt" is not null`
    const chosen = thingIds
      ? sql`(${key} in (select value from ${dialect.rowsOf(thingIds).as('chosen')}) or ${key} in (${inTrash}))`
      : sql`true`
    const left = await sql<{ id: string; ownerId: string; leaverId: string }>`
      delete from ${collaborators}
      where (("ownerId" = ${member.id} and "userId" = ${otherId}) or ("ownerId" = ${otherId} and "userId" = ${member.id}))
        and ${chosen}
      returning ${key} as id, "ownerId", "userId" as "leaverId"`.execute(db)
    for (const share of left.rows) {
      const { rows } = await sql<{ userId: string }>`
        select "userId" from ${collaborators} where "ownerId" = ${share.ownerId} and ${key} = ${share.id}`.execute(db)
      if (kind === 'list') await endListLinks(database, share)
      ended.push({ kind, ...share, audience: [share.ownerId, ...rows.map(({ userId }) => userId)] })
    }
  }
  return ended
}
