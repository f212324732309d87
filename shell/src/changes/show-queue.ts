import type { Bus } from '@potluck/platform/bus'
import { showChanges } from '@potluck/platform/show-changes'
import type { ChangeQueue } from '../host/change-queue.ts'
import { whenIdle } from '../member/when-idle.ts'

/** Has the answers that remotes keep show what waits, once there is a cache of them. @returns stops */
export function showQueue({ all, showing }: ChangeQueue, bus: Bus): () => void {
  const shown = { get: () => showing.get().shown, subscribe: showing.subscribe }
  let stop: (() => void) | null = null
  const begin = () => {
    const { client } = showing.get()
    if (client) stop ??= showChanges({ client, bus, all, shown, whenIdle })
  }
  const unsubscribe = showing.subscribe(begin)
  begin()
  return () => {
    unsubscribe()
    stop?.()
  }
}
