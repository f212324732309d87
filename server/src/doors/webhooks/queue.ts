import { listedDeliveries } from '@potluck/api/webhooks'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { type Database, inTransaction } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { type About, readAbout, together } from './about.ts'
import type { Happening } from './happenings.ts'
import type { WebhookTables } from './tables.ts'

export type Delivery = WebhookTables['webhookDeliveries']

/** Lease of a process on a delivery that it sends, milliseconds: longer than an attempt takes. */
const lease = 60_000

/** Most deliveries of a webhook that wait; later ones are dropped. */
export const maxWaiting = 20

/** Deliveries of one member that are sent at once: who answers slowly holds up nobody else. */
const atOnceOfMember = 2

/** A webhook that something is queued for. */
export interface QueuedFor {
  readonly ownerId: string
  readonly id: string
}

/** The events that are told at once, and gathered with nothing. */
const atOnce: ReadonlySet<string> = new Set(['timer.ended', 'dinner.today'])

/** The delivery that waits for more of the same, if there is one. */
const gathering = ({ db }: Database, hook: QueuedFor, { event, subject }: Pick<Happening, 'event' | 'subject'>) =>
  db
    .selectFrom('webhookDeliveries')
    .select(['id', 'about'])
    .where('ownerId', '=', hook.ownerId)
    .where('webhookId', '=', hook.id)
    .where('event', '=', event)
    .where('subject', '=', subject)
    .where('state', '=', 'waiting')
    .where('isTest', '=', 0)
    .where('attempts', '=', 0)
    .where('payload', 'is', null)
    .where('leaseUntil', 'is', null)
    .limit(1)
    .executeTakeFirst()

async function isOn({ db }: Database, { ownerId, id }: QueuedFor): Promise<boolean> {
  const hooks = db.selectFrom('webhooks').select('id').where('ownerId', '=', ownerId).where('id', '=', id)
  return (await hooks.where('offSince', 'is', null).executeTakeFirst()) !== undefined
}

async function isFull({ db }: Database, hook: QueuedFor): Promise<boolean> {
  const { waiting } = await db
    .selectFrom('webhookDeliveries')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('ownerId', '=', hook.ownerId)
    .where('webhookId', '=', hook.id)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  return Number(waiting) >= maxWaiting
}

interface ToQueue extends Pick<Happening, 'event' | 'subject'> {
  readonly about: About
  readonly isTest?: boolean
}

/**
 * Queues a delivery, or adds to one that has not begun. It does not if too many wait, or the webhook is off.
 * @param gatherMs the wait for more, milliseconds
 * @returns whether it did
 */
export function enqueue(
  database: Database,
  hook: QueuedFor,
  { event, subject, about, isTest = false }: ToQueue,
  gatherMs = 0,
): Promise<boolean> {
  return inTransaction(database, async (inside) => {
    await inside.dialect.lockMember(inside.db, hook.ownerId)
    if (!(await isOn(inside, hook))) return false
    const isGathered = !isTest && !atOnce.has(event)
    const begun = isGathered ? await gathering(inside, hook, { event, subject }) : undefined
    if (begun) {
      await inside.db
        .updateTable('webhookDeliveries')
        .set({ about: JSON.stringify(together(readAbout(begun.about), about)) })
        .where('ownerId', '=', hook.ownerId)
        .where('webhookId', '=', hook.id)
        .where('id', '=', begun.id)
        .execute()
      return true
    }
    if (await isFull(inside, hook)) return false
    await inside.db
      .insertInto('webhookDeliveries')
      .values({
        ownerId: hook.ownerId,
        webhookId: hook.id,
        id: uuid(),
        event,
        subject,
        about: JSON.stringify(about),
        isTest: isTest ? 1 : 0,
        state: 'waiting',
        payload: null,
        attempts: 0,
        createdAt: now(),
        dueAt: now(isGathered ? gatherMs : 0),
        leaseUntil: null,
        triedAt: null,
        status: null,
        answer: '',
        problem: null,
      })
      .execute()
    return true
  })
}

/**
 * The deliveries to be sent next: of each webhook one, the oldest, and those of members with few before the others. None of a
 * webhook that a process is sending to.
 */
const candidates = ({ db }: Database, instant: string, count: number) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('webhookDeliveries as due')
        .select(['due.ownerId', 'due.webhookId', 'due.id', 'due.dueAt'])
        .select(
          sql<number>`row_number() over (partition by "due"."ownerId", "due"."webhookId" order by "due"."dueAt", "due"."id")`.as(
            'ofWebhook',
          ),
        )
        .select(
          sql<number>`row_number() over (partition by "due"."ownerId" order by "due"."dueAt", "due"."id")`.as(
            'ofMember',
          ),
        )
        .where('due.dueAt', '<=', instant)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('webhookDeliveries as other')
                .select('other.id')
                .whereRef('other.ownerId', '=', 'due.ownerId')
                .whereRef('other.webhookId', '=', 'due.webhookId')
                .where('other.leaseUntil', '>', instant),
            ),
          ),
        )
        .where(
          ({ selectFrom, fn }) =>
            selectFrom('webhookDeliveries as sent')
              .select(fn.countAll<number>().as('count'))
              .whereRef('sent.ownerId', '=', 'due.ownerId')
              .where('sent.leaseUntil', '>', instant),
          '<',
          atOnceOfMember,
        )
        .as('next'),
    )
    .select(['next.ownerId', 'next.webhookId', 'next.id'])
    .where('next.ofWebhook', '=', 1)
    .where('next.ofMember', '<=', atOnceOfMember)
    .orderBy('next.ofMember')
    .orderBy('next.dueAt')
    .limit(count)
    .execute()

/** Claims deliveries that are due. Two processes never claim the same. */
export async function claimDue(database: Database, count: number): Promise<Delivery[]> {
  const instant = now()
  const claimed: Delivery[] = []
  for (const { ownerId, webhookId, id } of await candidates(database, instant, count)) {
    const delivery = await database.db
      .updateTable('webhookDeliveries')
      .set({ leaseUntil: now(lease) })
      .where('ownerId', '=', ownerId)
      .where('webhookId', '=', webhookId)
      .where('id', '=', id)
      .where('dueAt', '<=', instant)
      .where(({ or, eb }) => or([eb('leaseUntil', 'is', null), eb('leaseUntil', '<=', instant)]))
      .returningAll()
      .executeTakeFirst()
    if (delivery) claimed.push(delivery)
  }
  return claimed
}

/** One process uses this database: what is leased was left by the one before. */
export async function endLeases({ db }: Database): Promise<void> {
  await db.updateTable('webhookDeliveries').set({ leaseUntil: null }).where('leaseUntil', 'is not', null).execute()
}

type Key = Pick<Delivery, 'ownerId' | 'webhookId' | 'id'>

/** Notes something of a delivery. */
export async function noteDelivery({ db }: Database, key: Key, change: Partial<Omit<Delivery, keyof Key>>) {
  await db
    .updateTable('webhookDeliveries')
    .set(change)
    .where('ownerId', '=', key.ownerId)
    .where('webhookId', '=', key.webhookId)
    .where('id', '=', key.id)
    .execute()
}

/** Takes a delivery out of the queue, as if it never was: there is nothing to tell. */
export async function dropDelivery({ db }: Database, { ownerId, webhookId, id }: Key): Promise<void> {
  await db
    .deleteFrom('webhookDeliveries')
    .where('ownerId', '=', ownerId)
    .where('webhookId', '=', webhookId)
    .where('id', '=', id)
    .execute()
}

/** Ends a delivery; of those that ended, the last ones stay. */
export async function endDelivery(database: Database, key: Key, change: Partial<Omit<Delivery, keyof Key>>) {
  await noteDelivery(database, key, { ...change, payload: null, dueAt: null, leaseUntil: null })
  const { db } = database
  const ended = db
    .selectFrom('webhookDeliveries')
    .select('id')
    .where('ownerId', '=', key.ownerId)
    .where('webhookId', '=', key.webhookId)
    .where('state', '!=', 'waiting')
  await db
    .deleteFrom('webhookDeliveries')
    .where('ownerId', '=', key.ownerId)
    .where('webhookId', '=', key.webhookId)
    .where('state', '!=', 'waiting')
    .where('id', 'not in', ended.orderBy('triedAt', 'desc').orderBy('id', 'desc').limit(listedDeliveries))
    .execute()
}

/** When the next delivery is due, milliseconds since 1970; null if none waits. */
export async function nextDue({ db }: Database): Promise<number | null> {
  const next = await db
    .selectFrom('webhookDeliveries')
    .select(({ fn }) => fn.min<string | null>('dueAt').as('dueAt'))
    .where('leaseUntil', 'is', null)
    .executeTakeFirst()
  return next?.dueAt ? Date.parse(next.dueAt) : null
}
