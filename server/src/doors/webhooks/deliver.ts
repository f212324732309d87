import { Reader } from '../../ground/access/reader.ts'
import { now } from '../../machinery/base/database/instant.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { readAbout } from './about.ts'
import { endHook, failAgain, noteSuccess, type StoredHook } from './ends.ts'
import { writePayload } from './payload.ts'
import { type Outcome, postSigned } from './post-signed.ts'
import { type Delivery, dropDelivery, endDelivery, noteDelivery } from './queue.ts'
import { seesSource } from './reach.ts'

/** How deliveries are sent. */
export interface Sending {
  readonly services: Services
  /** Pauses before the second and each later attempt, milliseconds. */
  readonly pauses: readonly number[]
  /** Time for one attempt, milliseconds. */
  readonly timeout: number
}

/** Longest pause that a receiver may ask for, milliseconds. */
const maxPause = 24 * 3_600_000

const readerOf = ({ ownerId }: Pick<StoredHook, 'ownerId'>): Reader => Reader.for(ownerId, 'their webhook tells of it')

/** The body of a delivery: written at the first attempt, and the same at each later one. Null if there is nothing to tell. */
async function bodyOf({ services }: Sending, hook: StoredHook, delivery: Delivery): Promise<string | null> {
  if (delivery.payload !== null) return delivery.payload
  const { config, database } = services
  const telling = { services, reader: readerOf(hook), source: hook, web: config.publicUrl ?? hook.web }
  const happened = { ...delivery, about: readAbout(delivery.about) }
  const payload = await writePayload(telling, happened, delivery.createdAt)
  if (payload !== null) await noteDelivery(database, delivery, { payload })
  return payload
}

/** Notes an attempt: it arrived, is tried again, or is given up. */
async function noteAttempt(
  { services: { database, notifier }, pauses }: Sending,
  hook: StoredHook,
  delivery: Delivery,
  { retryAfterMs, ...outcome }: Outcome,
): Promise<void> {
  const tried = { ...outcome, attempts: delivery.attempts + 1, triedAt: now() }
  const isTaken = outcome.status !== null && outcome.status >= 200 && outcome.status < 300
  if (isTaken) {
    await endDelivery(database, delivery, { ...tried, state: 'delivered' })
    return noteSuccess(database, hook)
  }
  const isGone = outcome.status === 410
  const pause = pauses[delivery.attempts]
  // A member who tests looks at the first answer.
  const isOver = isGone || pause === undefined || delivery.isTest === 1
  if (isOver) await endDelivery(database, delivery, { ...tried, state: 'failed' })
  else {
    const dueAt = now(Math.min(Math.max(pause, retryAfterMs ?? 0), maxPause))
    await noteDelivery(database, delivery, { ...tried, dueAt, leaseUntil: null })
  }
  const isEnded = isGone ? await endHook(database, hook, 'gone') : await failAgain(database, hook, isOver)
  if (isEnded) notifier.notify([hook.ownerId], { type: 'webhook:ended', data: { webhookId: hook.id } })
}

/** Makes one attempt to send a delivery. One whose webhook is off, or that there is nothing to tell of any more, is dropped. */
export async function deliver(sending: Sending, delivery: Delivery): Promise<void> {
  const { services, timeout } = sending
  const { database } = services
  const hook = await database.db
    .selectFrom('webhooks')
    .innerJoin('users', 'users.id', 'webhooks.ownerId')
    .selectAll('webhooks')
    .where('webhooks.ownerId', '=', delivery.ownerId)
    .where('webhooks.id', '=', delivery.webhookId)
    .where('offSince', 'is', null)
    .where('disabledAt', 'is', null)
    .executeTakeFirst()
  if (!hook) return dropDelivery(database, delivery)
  if (!(await seesSource(database, readerOf(hook), hook))) {
    await endHook(database, hook, 'out-of-reach')
    return dropDelivery(database, delivery)
  }
  const body = await bodyOf(sending, hook, delivery)
  if (body === null) return dropDelivery(database, delivery)
  await noteAttempt(sending, hook, delivery, await postSigned(services, hook, { id: delivery.id, body }, timeout))
}

/** Puts off a delivery that could not even be tried, so that it does not hold up those after it. */
export async function putOff({ services: { database }, pauses }: Sending, delivery: Delivery): Promise<void> {
  const pause = pauses[delivery.attempts]
  if (pause === undefined) return dropDelivery(database, delivery)
  await noteDelivery(database, delivery, { attempts: delivery.attempts + 1, dueAt: now(pause), leaseUntil: null })
}
