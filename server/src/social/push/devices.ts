import { sql } from 'kysely'
import type { Member } from '../../ground/access/reader.ts'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { digest } from '../../machinery/base/token.ts'
import type { PushTables } from './tables.ts'

/** Maximum number of push devices of a member; the oldest is removed first. */
export const maxDevices = 20

/** Failures in a row before a device is removed. */
const maxFailures = 5

export type Device = PushTables['pushDevices']

export type NewDevice = Pick<Device, 'service' | 'address' | 'p256dh' | 'auth' | 'language'>

/** Adds a browser as push device of the member, and removes it from a member who was logged in there before. */
export function addDevice(database: Database, member: Member, device: NewDevice): Promise<void> {
  return inTransaction(database, async (inside) => {
    const { db, dialect } = inside
    await dialect.lockMember(db, member.id)
    const id = digest(device.address)
    const own = { userId: member.id, sessionId: member.sessionId }
    const row = { id, ...own, ...device, failures: 0, renewedAt: now() }
    // Queued notifications belong to the member who was logged in there before.
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

/** Removes a push device of the member. */
export async function removeDevice({ db }: Database, member: Member, address: string): Promise<void> {
  await db.deleteFrom('pushDevices').where('id', '=', digest(address)).where('userId', '=', member.id).execute()
}

/** Removes a device that its push service does not know any more. */
export async function dropDevice({ db }: Database, { id }: Pick<Device, 'id'>): Promise<void> {
  await db.deleteFrom('pushDevices').where('id', '=', id).execute()
}

/** Counts the failures of a device's push service, and removes the device after too many in a row. */
export async function noteTaken(database: Database, { id, failures }: Device, taken: boolean): Promise<void> {
  if (taken && failures === 0) return
  if (!taken && failures + 1 >= maxFailures) return dropDevice(database, { id })
  await database.db
    .updateTable('pushDevices')
    .set({ failures: taken ? 0 : failures + 1 })
    .where('id', '=', id)
    .execute()
}
