/** Runs a step of a member when it is their turn. */
export type FairTurns = <T>(whose: string, step: () => Promise<T>) => Promise<T>

interface Waiting {
  readonly whose: string
  readonly start: () => void
}

/**
 * Runs at most a number of steps at once, and one of each person: a person with many steps waits for their own, a person with
 * one step waits for at most one of each other person.
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
      // Members who had a turn go behind those who wait for their first.
      queue.sort((one, other) => Number(one.whose === whose) - Number(other.whose === whose))
      startWaiting()
    }
  }
}
