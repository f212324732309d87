import type { Database } from '../../machinery/base/database/database.ts'
import { now } from '../../machinery/base/database/instant.ts'
import type { Notifier } from '../../machinery/web/notifier/notifier.ts'
import { type Happening, happeningsOf, type Notable, notableOf, type Parting } from './happenings.ts'
import { enqueue, type QueuedFor } from './queue.ts'

/** Queues what webhooks tell, by the events that screens and devices are notable. */
export interface WebhookWatch extends Notifier {
  /** Queues the end of a timer on a device of the member. */
  timerEnded(ownerId: string, timer: { readonly name: string; readonly recipeId: string | null }): Promise<void>
  /** Calls `run` after something was queued. @param gatherMs a delivery waits this long for more of the same, milliseconds */
  start(gatherMs: number, run: () => void): void
  /** Resolves when everything so far is queued. */
  settled(): Promise<void>
}

declare module '../../machinery/for-features/services.ts' {
  interface Services {
    readonly webhookWatch: WebhookWatch
  }
}

interface Hook extends QueuedFor {
  readonly sourceKind: string
  readonly sourceId: string | null
  readonly events: string
}

/** The webhooks of these people that are on. */
const hooksOf = ({ db }: Database, people: readonly string[]): Promise<Hook[]> =>
  db
    .selectFrom('webhooks')
    .innerJoin('users', 'users.id', 'webhooks.ownerId')
    .select(['webhooks.ownerId', 'webhooks.id', 'sourceKind', 'sourceId', 'events'])
    .where('webhooks.ownerId', 'in', [...new Set(people)])
    .where('offSince', 'is', null)
    .where('disabledAt', 'is', null)
    .execute()

/** Whether a webhook tells something that its owner sees. */
function tells({ sourceKind, sourceId, events }: Hook, { event, subject, kitchenId }: Happening): boolean {
  if (!events.split(',').includes(event)) return false
  if (sourceKind === 'account') return true
  return sourceId === (sourceKind === 'kitchen' ? kitchenId : subject)
}

/** Turns off the webhooks of these people about a thing that they do not see any more. */
async function end({ db }: Database, people: readonly string[], { kind, id }: Parting): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ offReason: 'out-of-reach', offSince: now(), nextDinnerAt: null })
    .where('ownerId', 'in', [...new Set(people)])
    .where('sourceKind', '=', kind)
    .where('sourceId', '=', id)
    .where('offSince', 'is', null)
    .execute()
}

/** Creates the service that queues deliveries; `sendDeliveries` sends them. */
export function createWebhookWatch(database: Database, onError: (error: unknown) => void): WebhookWatch {
  const running = new Set<Promise<void>>()
  let gather = 0
  let run = () => {}

  async function queue(hooks: readonly Hook[], happenings: readonly Happening[]): Promise<void> {
    let isAny = false
    for (const happening of happenings)
      for (const hook of hooks.filter((each) => tells(each, happening)))
        isAny = (await enqueue(database, hook, happening, gather)) || isAny
    if (isAny) run()
  }

  async function take(people: readonly string[], notable: Notable): Promise<void> {
    if (notable.what === 'parting') return end(database, people, notable.parting)
    // Nothing is worked out for people without a webhook.
    const hooks = await hooksOf(database, people)
    if (hooks.length > 0) await queue(hooks, await happeningsOf(database, notable))
  }

  return {
    notify(people, item, things) {
      const notable = people.length === 0 ? null : notableOf(item, things)
      if (!notable) return
      const taking: Promise<void> = take(people, notable)
        .catch(onError)
        .finally(() => running.delete(taking))
      running.add(taking)
    },
    async timerEnded(ownerId, timer) {
      const hooks = await hooksOf(database, [ownerId])
      const about = { of: 'timer', ...timer } as const
      await queue(hooks, [{ event: 'timer.ended', subject: '', about, kitchenId: null }])
    },
    start(gatherMs, wake) {
      gather = gatherMs
      run = wake
    },
    settled: async () => {
      await Promise.all(running)
    },
  }
}
