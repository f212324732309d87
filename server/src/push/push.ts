import type { Database } from '../machinery/database/database.ts'
import type { EventItem } from '../machinery/notifier/notifier.ts'
import { noticeOf } from './notice.ts'
import { enqueue } from './queue.ts'

/** Rings people for what happened, wherever they are not looking. */
export interface Push {
  /** Never fails the caller: what cannot be stored is found in the product. */
  notify(people: readonly string[], item: EventItem): void
  /** Has something run whenever there is something to be sent. */
  onQueued(run: () => void): void
  /** Resolves when all notices so far are stored. */
  settled(): Promise<void>
}

declare module '../machinery/services.ts' {
  interface Services {
    /** What people are rung for. It is told through `news`. */
    readonly push: Push
  }
}

/** Stores what people are to be rung for; `sendNotices` sends it. */
export function createPush(database: Database, onError: (error: unknown) => void): Push {
  const running = new Set<Promise<void>>()
  const queued: (() => void)[] = []

  async function store(people: readonly string[], item: EventItem): Promise<void> {
    const notice = await noticeOf(database, people, item)
    if (notice && (await enqueue(database, notice)) > 0) for (const run of queued) run()
  }

  return {
    notify(people, item) {
      const kept: Promise<void> = store(people, item)
        .catch(onError)
        .finally(() => running.delete(kept))
      running.add(kept)
    },
    onQueued: (run) => void queued.push(run),
    settled: async () => {
      await Promise.all(running)
    },
  }
}
