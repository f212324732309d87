import type { FastifyInstance } from 'fastify'
import { whenDue } from '../../machinery/base/when-due.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { deliver, putOff, type Sending } from './deliver.ts'
import { nextDinnerDue, queueDinners } from './dinner.ts'
import { claimDue, type Delivery, endLeases, nextDue } from './queue.ts'

export interface WebhookOptions extends Partial<Omit<Sending, 'services'>> {
  /** A delivery waits this long for more of the same, milliseconds. */
  readonly gatherMs?: number
}

const minute = 60_000
/** Six attempts within a day. */
const standardPauses = [minute / 2, 5 * minute, 30 * minute, 3 * 60 * minute, 20 * 60 * minute]
const standardTimeout = 10_000
const standardGatherMs = 3_000
/** Deliveries that this process sends at once. */
const atOnce = 8

/**
 * Sends what is queued while the app runs.
 * @returns looks now, because something changed
 */
export function sendDeliveries(
  app: FastifyInstance,
  services: Services,
  { pauses = standardPauses, timeout = standardTimeout, gatherMs = standardGatherMs }: WebhookOptions = {},
): () => void {
  const { database, webhookWatch } = services
  const sending = { services, pauses, timeout }
  const running = new Set<Promise<void>>()

  function start(delivery: Delivery): void {
    const run: Promise<void> = deliver(sending, delivery)
      .catch((error: unknown) => {
        app.log.error({ err: error }, 'a webhook could not be sent')
        return putOff(sending, delivery)
      })
      // The database is away: the delivery is taken again after its lease.
      .catch(() => {})
      .finally(() => {
        running.delete(run)
        wake()
      })
    running.add(run)
  }

  const wake = whenDue(app, {
    name: 'sending webhooks',
    async step() {
      const isMore = await queueDinners(database)
      const free = atOnce - running.size
      const due = free > 0 ? await claimDue(database, free) : []
      due.forEach(start)
      return isMore || due.length > 0
    },
    async next() {
      const due = await nextDue(database)
      const dinner = await nextDinnerDue(database)
      if (due === null || dinner === null) return due ?? dinner
      return Math.min(due, dinner)
    },
    async settled() {
      await webhookWatch.settled()
      await Promise.all(running)
    },
  })
  webhookWatch.start(gatherMs, wake)
  if (database.dialect.name === 'sqlite') app.addHook('onReady', () => endLeases(database))
  return wake
}
