import type { ApiClient } from '@potluck/api/client'
import type { Bus } from '@potluck/platform/bus'
import type { ChangeQueue } from '../queue/change-queue.ts'
import { collectApplied } from '../queue/collect-applied.ts'

/** A change that is sent sooner than this was made online, and its screen refetches the answers. Milliseconds. */
const waitedMs = 5_000

export interface RefetchSettings {
  readonly queue: ChangeQueue
  readonly bus: Bus
  readonly api: ApiClient
  readonly token: string
}

/**
 * Refetches the cached answers that queued changes touched, once all are sent. Their screens may be closed by then, and
 * opened offline again.
 * @returns stops
 */
export function refetchAfterSync({ queue, bus, api, token }: RefetchSettings): () => void {
  let stopped = false
  const applied = collectApplied(queue, bus, ({ at }) => Date.now() - Date.parse(at) > waitedMs)

  async function look(): Promise<void> {
    if (queue.get().queued.some(({ refusal }) => refusal === null)) return
    const changes = applied.take()
    // The window that is looked at does it for others.
    if (changes.length === 0 || document.visibilityState !== 'visible') return
    const { refetchAnswers } = await import('./refetch-answers.ts')
    if (!stopped) await refetchAnswers(changes, { api, token, isStill: () => !stopped })
  }

  // Where nothing is stored, or nobody answers, what was cached before stays.
  const unsubscribe = queue.subscribe(() => void look().catch(() => {}))
  return () => {
    stopped = true
    unsubscribe()
    applied.stop()
  }
}
