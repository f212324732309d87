import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { enqueue } from './queue.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** A dinner that could not be told for so long is not told any more, milliseconds. */
const tooLateMs = 3 * 60 * minuteMs

/** Webhooks whose dinner is queued at once. */
const atOnce = 50

/** When a webhook tells today's dinner. */
interface Hour {
  /** `17:30` */
  readonly dinnerAt: string
  readonly timeZone: string
}

/** A time zone may be gone from a newer version of the table of them. */
function knownZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

/** The day and the hour on clocks of a time zone: `2026-11-29` and `17:30`. */
function clockOf(at: number, timeZone: string): { readonly day: string; readonly hour: string } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
  return { day: `${part('year')}-${part('month')}-${part('day')}`, hour: `${part('hour')}:${part('minute')}` }
}

/** The date in a time zone. */
export const dayIn = (timeZone: string, at = Date.now()): string => clockOf(at, knownZone(timeZone)).day

/** How far the clocks of a time zone are ahead of UTC, milliseconds. */
function aheadOf(at: number, timeZone: string): number {
  const { day, hour } = clockOf(at, timeZone)
  return Date.parse(`${day}T${hour}Z`) - Math.floor(at / minuteMs) * minuteMs
}

/**
 * The next instant at which clocks of the time zone show the hour. Where they skip it, it is as long after the midnight
 * before; where they show it twice, it is the first of both.
 */
export function nextDinner({ dinnerAt, timeZone }: Hour, after = Date.now()): string {
  const zone = knownZone(timeZone)
  const today = Date.parse(`${dayIn(zone, after)}T${dinnerAt}Z`)
  const instants = [0, 1, 2].map((days) => {
    const shown = today + days * dayMs
    const [less = 0, more = 0] = [aheadOf(shown - dayMs, zone), aheadOf(shown + dayMs, zone)].sort((a, b) => a - b)
    return [shown - more, shown - less].find((at) => clockOf(at, zone).hour === dinnerAt) ?? shown - less
  })
  return new Date(instants.find((at) => at > after) ?? after + dayMs).toISOString()
}

/** Queues the dinners that are due, each once, whichever process does it. @returns whether there may be more */
export async function queueDinners(database: Database): Promise<boolean> {
  const due = await database.db
    .selectFrom('webhooks')
    .innerJoin('users', 'users.id', 'webhooks.ownerId')
    .select(['webhooks.ownerId', 'webhooks.id', 'dinnerAt', 'timeZone', 'nextDinnerAt', 'disabledAt'])
    .where('nextDinnerAt', '<=', now())
    .orderBy('nextDinnerAt')
    .limit(atOnce)
    .execute()
  for (const { nextDinnerAt, disabledAt, ...hook } of due) {
    const at = Date.parse(nextDinnerAt ?? '')
    await inTransaction(database, async (inside) => {
      const { numUpdatedRows } = await inside.db
        .updateTable('webhooks')
        .set({ nextDinnerAt: nextDinner(hook) })
        .where('ownerId', '=', hook.ownerId)
        .where('id', '=', hook.id)
        .where('nextDinnerAt', '=', nextDinnerAt)
        .executeTakeFirst()
      if (numUpdatedRows === 0n || disabledAt !== null || Date.now() - at > tooLateMs) return
      const about = { of: 'day', day: dayIn(hook.timeZone, at) } as const
      await enqueue(inside, hook, { event: 'dinner.today', subject: '', about })
    })
  }
  return due.length === atOnce
}

/** When the next dinner is told, milliseconds since 1970; null if no webhook tells one. */
export async function nextDinnerDue({ db }: Database): Promise<number | null> {
  const next = await db
    .selectFrom('webhooks')
    .select(({ fn }) => fn.min<string | null>('nextDinnerAt').as('at'))
    .executeTakeFirst()
  return next?.at ? Date.parse(next.at) : null
}
