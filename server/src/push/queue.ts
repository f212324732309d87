import { v7 as uuid } from 'uuid'
import type { Database } from '../machinery/database/database.ts'
import { now } from '../machinery/database/instant.ts'
import { digest } from '../machinery/token.ts'
import type { Notice } from './notice.ts'
import type { PushTables } from './tables.ts'

/** A notice is of no use later than that, milliseconds. */
const lifetime = 24 * 3_600_000

/** A process that does not say what became of a notice within this time has lost it, milliseconds. */
const lease = 60_000

/** Most notices that wait for one device: what comes after is found in the product. */
const maxWaiting = 50

export type DueNotice = PushTables['pushNotices']

/**
 * Puts a notice into the queue of every device of the people that want it. One that waits for the same topic gives way.
 * @returns how many devices that are
 */
export async function enqueue({ db }: Database, { kind, userIds, aboutId, fromId, payload }: Notice): Promise<number> {
  if (userIds.length === 0) return 0
  const devices = await db
    .selectFrom('pushDevices')
    .select('id')
    .where('userId', 'in', [...new Set(userIds)])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pushKindsOff')
            .select('pushKindsOff.kind')
            .whereRef('pushKindsOff.userId', '=', 'pushDevices.userId')
            .where('pushKindsOff.kind', '=', kind),
        ),
      ),
    )
    .where(
      ({ selectFrom, fn }) =>
        selectFrom('pushNotices')
          .select(fn.countAll<number>().as('waiting'))
          .whereRef('pushNotices.deviceId', '=', 'pushDevices.id'),
      '<',
      maxWaiting,
    )
    .execute()
  const waiting = { id: uuid(), kind, aboutId, fromId, payload: JSON.stringify(payload), attempts: 0 }
  const times = { dueAt: now(), expiresAt: now(lifetime), leaseUntil: null }
  const topic = digest(payload.topic)
  for (const device of devices) {
    await db
      .insertInto('pushNotices')
      .values({ deviceId: device.id, topic, ...waiting, ...times })
      .onConflict((conflict) => conflict.columns(['deviceId', 'topic']).doUpdateSet({ ...waiting, ...times }))
      .execute()
  }
  return devices.length
}

/** Takes up to a number of notices that wait for at least `graceMs` to be sent. Two processes never take the same. */
export async function claimDue({ db }: Database, graceMs: number, count: number): Promise<DueNotice[]> {
  await db.deleteFrom('pushNotices').where('expiresAt', '<=', now()).execute()
  const free = { until: now(), due: now(-graceMs) }
  const candidates = await db
    .selectFrom('pushNotices')
    .selectAll()
    .where('dueAt', '<=', free.due)
    .where(({ or, eb }) => or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<', free.until)]))
    .orderBy('dueAt')
    .limit(count)
    .execute()
  const claimed: DueNotice[] = []
  for (const notice of candidates) {
    const { numUpdatedRows } = await db
      .updateTable('pushNotices')
      .set({ leaseUntil: now(lease) })
      .where('id', '=', notice.id)
      .where('deviceId', '=', notice.deviceId)
      .where(({ or, eb }) => or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<', free.until)]))
      .executeTakeFirst()
    if (numUpdatedRows > 0n) claimed.push(notice)
  }
  return claimed
}

/** The notice was sent, or is not to be. One that took its place meanwhile stays. */
export async function endNotice({ db }: Database, { id, deviceId }: DueNotice): Promise<void> {
  await db.deleteFrom('pushNotices').where('id', '=', id).where('deviceId', '=', deviceId).execute()
}

/** Schedules the notice to be sent again after a number of milliseconds. */
export async function postpone(
  { db }: Database,
  { id, deviceId, attempts }: DueNotice,
  afterMs: number,
): Promise<void> {
  await db
    .updateTable('pushNotices')
    .set({ attempts: attempts + 1, dueAt: now(afterMs), leaseUntil: null })
    .where('id', '=', id)
    .where('deviceId', '=', deviceId)
    .execute()
}

/** When the next notice is due, milliseconds since 1970; null when none waits. */
export async function nextDue({ db }: Database): Promise<number | null> {
  const next = await db.selectFrom('pushNotices').select('dueAt').orderBy('dueAt').limit(1).executeTakeFirst()
  return next ? Date.parse(next.dueAt) : null
}
