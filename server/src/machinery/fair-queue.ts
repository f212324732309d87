/** Runs a step of somebody's when it is their turn. */
export type FairTurns = <T>(whose: string, step: () => Promise<T>) => Promise<T>

interface Waiting {
  readonly whose: string
  readonly start: () => void
}

/**
 * Runs steps, so many at once, and of each person one at a time: who asks for many waits behind their own, and who asks
 * for one waits for no more than one of each other person's.
 */
export function fairTurns(atOnce: number): FairTurns {
  const running = new Set<string>()
  const queue: Waiting[] = []

  function startWaiting(): void {
    for (let at = 0; at < queue.length && running.size < atOnce; ) {
      const next = queue[at]
      if (!next || running.has(next.whose)) {
        at += 1
        continue
      }
      queue.splice(at, 1)
      running.add(next.whose)
      next.start()
    }
  }

  return async (whose, step) => {
    await new Promise<void>((start) => {
      queue.push({ whose, start })
      startWaiting()
    })
    try {
      return await step()
    } finally {
      running.delete(whose)
      // Who had a turn now comes behind those who wait for their first.
      queue.sort((one, other) => Number(one.whose === whose) - Number(other.whose === whose))
      startWaiting()
    }
  }
}
