/** Counts parallel uses by key. */
export interface Tally {
  /** Counts one more; returns false without counting at the maximum. */
  enter(whose: string): boolean
  leave(whose: string): void
}

/** @param max maximum number for each key */
export function tally(max: number): Tally {
  const running = new Map<string, number>()
  return {
    enter(whose) {
      const before = running.get(whose) ?? 0
      if (before >= max) return false
      running.set(whose, before + 1)
      return true
    },
    leave(whose) {
      const left = (running.get(whose) ?? 1) - 1
      if (left === 0) running.delete(whose)
      else running.set(whose, left)
    },
  }
}
