import type { PushKind } from '@potluck/api/push'
import type { Member } from '../../ground/access/reader.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'

/** The kinds of notifications that the member has switched off. */
export async function kindsOffOf({ db }: Database, member: Member): Promise<PushKind[]> {
  const rows = await db
    .selectFrom('pushKindsOff')
    .select('kind')
    .where('userId', '=', member.id)
    .orderBy('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}

/** Replaces the kinds of notifications that the member has switched off. */
export function setKindsOff(database: Database, member: Member, off: readonly PushKind[]): Promise<void> {
  return inTransaction(database, async ({ db, dialect }) => {
    await dialect.lockMember(db, member.id)
    await db.deleteFrom('pushKindsOff').where('userId', '=', member.id).execute()
    if (off.length === 0) return
    const rows = [...new Set(off)].map((kind) => ({ userId: member.id, kind }))
    await db.insertInto('pushKindsOff').values(rows).execute()
  })
}
