import { v7 as uuid } from 'uuid'
import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { digest } from '../../machinery/base/token.ts'
import type { Notice } from './notice.ts'
import type { PushTables } from './tables.ts'

/** A notification expires after this time, milliseconds. */
const lifetime = 24 * 3_600_000

/** Lease of a process on a notification that it sends, milliseconds. */
const lease = 60_000

/** Maximum number of queued notifications of a device; later ones are dropped. */
const maxWaiting = 50

export type DueNotice = PushTables['pushNotices']

/**
 * Queues a notification for every device of its people who have not switched its kind off. It replaces a queued one of the
 * same topic.
 * @returns the number of devices
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

/** Claims notifications that have waited for at least `graceMs`. Two processes never claim the same. */
export async function claimDue({ db }: Database, graceMs: number, count: number): Promise<DueNotice[]> {
  const free = { until: now(), due: now(-graceMs) }
  const candidates = await db
    .selectFrom('pushNotices')
    .selectAll()
    .where('dueAt', '<=', free.due)
    .where('expiresAt', '>', free.until)
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

/** Deletes notifications that were not sent in time. */
export async function forgetNotices({ db }: Database): Promise<void> {
  await db.deleteFrom('pushNotices').where('expiresAt', '<=', now()).execute()
}

/** Removes a notification from the queue. A newer one of the same topic stays. */
export async function endNotice({ db }: Database, { id, deviceId }: DueNotice): Promise<void> {
  await db.deleteFrom('pushNotices').where('id', '=', id).where('deviceId', '=', deviceId).execute()
}

/** Schedules the notification to be sent again after a time, milliseconds. */
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

/** When the next notification is due, milliseconds since 1970; null if the queue is empty. */
export async function nextDue({ db }: Database): Promise<number | null> {
  const next = await db.selectFrom('pushNotices').select('dueAt').orderBy('dueAt').limit(1).executeTakeFirst()
  return next ? Date.parse(next.dueAt) : null
}
