/** Runs steps, so many at once, in the order of asking. */
export function inTurns(atOnce: number) {
  let free = atOnce
  const queue: (() => void)[] = []
  return async <T>(step: () => Promise<T>): Promise<T> => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => queue.push(resolve))
    try {
      return await step()
    } finally {
      const next = queue.shift()
      if (next) next()
      else free++
    }
  }
}
