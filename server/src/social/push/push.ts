import type { Database } from '../../machinery/base/database/database.ts'
import type { EventItem } from '../../machinery/web/notifier/notifier.ts'
import { noticeOf } from './notice.ts'
import { enqueue } from './queue.ts'

/** Sends events as push notifications. */
export interface Push {
  /** Queues the notifications of an event. Never fails the caller: the event itself is stored already. */
  notify(people: readonly string[], item: EventItem): void
  /** Calls `run` after notifications were queued. */
  onQueued(run: () => void): void
  /** Resolves when all notifications so far are queued. */
  settled(): Promise<void>
}

declare module '../../machinery/for-features/services.ts' {
  interface Services {
    /** Called by `notifier`. */
    readonly push: Push
  }
}

/** Creates the service that queues notifications; `sendNotices` sends them. */
export function createPush(database: Database, onError: (error: unknown) => void): Push {
  const running = new Set<Promise<void>>()
  const queued: (() => void)[] = []

  async function store(people: readonly string[], item: EventItem): Promise<void> {
    const notice = await noticeOf(database, people, item)
    if (notice && (await enqueue(database, notice)) > 0) for (const run of queued) run()
  }

  return {
    notify(people, item) {
      const storing: Promise<void> = store(people, item)
        .catch(onError)
        .finally(() => running.delete(storing))
      running.add(storing)
    },
    onQueued: (run) => void queued.push(run),
    settled: async () => {
      await Promise.all(running)
    },
  }
}
