import type { Bus } from '@potluck/platform/bus'
import { applyEffects } from '@potluck/sync/apply-effects'
import type { ChangeQueue } from '../queue/change-queue.ts'

/**
 * Has cached answers show what waits, once there is a cache of them.
 * @param whenIdle runs something when there is nothing better to do, and returns what cancels it
 * @returns stops
 */
export function showQueue(
  { all, showing }: Pick<ChangeQueue, 'all' | 'showing'>,
  bus: Bus,
  whenIdle: (run: () => void) => () => void,
): () => void {
  const shown = { get: () => showing.get().shown, subscribe: showing.subscribe }
  let stop: (() => void) | null = null
  const begin = () => {
    const { client } = showing.get()
    if (client) stop ??= applyEffects({ client, bus, all, shown, whenIdle })
  }
  const unsubscribe = showing.subscribe(begin)
  begin()
  return () => {
    unsubscribe()
    stop?.()
  }
}
