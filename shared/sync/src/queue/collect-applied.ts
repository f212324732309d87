import type { Bus } from '@potluck/platform/bus'
import type { ChangeQueue, QueuedChange } from './change-queue.ts'

export interface AppliedChanges {
  /** Those that were applied since it was asked last. */
  take(): readonly QueuedChange[]
  stop(): void
}

/** Collects changes that the server has applied. @param isMeant which of them */
export function collectApplied(
  queue: Pick<ChangeQueue, 'get'>,
  bus: Bus,
  isMeant: (change: QueuedChange) => boolean = () => true,
): AppliedChanges {
  let applied: QueuedChange[] = []
  const stop = bus.on('changes:applied', ({ reference }) => {
    // The event comes before the change goes.
    const change = queue.get().queued.find((each) => each.reference === reference)
    if (change && isMeant(change)) applied.push(change)
  })
  return {
    stop,
    take() {
      const all = applied
      applied = []
      return all
    },
  }
}
