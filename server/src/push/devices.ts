import { sql } from 'kysely'
import type { Member } from '../access/reader.ts'
import { type Database, inTransaction } from '../machinery/database/database.ts'
import { now } from '../machinery/database/instant.ts'
import { digest } from '../machinery/token.ts'
import type { PushTables } from './tables.ts'

/** Most devices of one member that are rung; the one that came longest ago goes first. */
export const maxDevices = 20

/** Notices in a row that a service does not take before its device is given up. */
const maxFailures = 5

export type Device = PushTables['pushDevices']

export type NewDevice = Pick<Device, 'service' | 'address' | 'p256dh' | 'auth' | 'language'>

/** Has a browser rung for the member from now on, and for nobody who was logged in there before. */
export function addDevice(database: Database, member: Member, device: NewDevice): Promise<void> {
  return inTransaction(database, async (inside) => {
    const { db, dialect } = inside
    await dialect.lockMember(db, member.id)
    const id = digest(device.address)
    const own = { userId: member.id, sessionId: member.sessionId }
    const row = { id, ...own, ...device, failures: 0, renewedAt: now() }
    // What waits for whoever was logged in there is theirs.
    await db.deleteFrom('pushDevices').where('id', '=', id).where('userId', '!=', member.id).execute()
    await db
      .insertInto('pushDevices')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
    await db
      .deleteFrom('pushDevices')
      .where('userId', '=', member.id)
      .where('id', 'not in', (latest) =>
        latest
          .selectFrom('pushDevices as newer')
          .select('newer.id')
          .where('newer.userId', '=', member.id)
          .orderBy(sql`case when newer.id = ${id} then 0 else 1 end`)
          .orderBy('newer.renewedAt', 'desc')
          .limit(maxDevices),
      )
      .execute()
  })
}

/** Has one of the member's browsers rung no longer. */
export async function removeDevice({ db }: Database, member: Member, address: string): Promise<void> {
  await db.deleteFrom('pushDevices').where('id', '=', digest(address)).where('userId', '=', member.id).execute()
}

/** Forgets a device that its service knows no longer. */
export async function dropDevice({ db }: Database, { id }: Pick<Device, 'id'>): Promise<void> {
  await db.deleteFrom('pushDevices').where('id', '=', id).execute()
}

/** Notes whether a device's service took a notice; one that takes none time after time is given up. */
export async function noteTaken(database: Database, { id, failures }: Device, taken: boolean): Promise<void> {
  if (taken && failures === 0) return
  if (!taken && failures + 1 >= maxFailures) return dropDevice(database, { id })
  await database.db
    .updateTable('pushDevices')
    .set({ failures: taken ? 0 : failures + 1 })
    .where('id', '=', id)
    .execute()
}
