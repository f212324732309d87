/** A place that was taken. */
export interface Place {
  /** Reserves it for a member: no newcomer replaces it. */
  secure(): void
  /** Frees it. A second call has no effect. */
  leave(): void
}

/** A limited number of places for each key. */
export interface Places {
  /**
   * Takes a place. If all are taken, the oldest that is not secure is replaced.
   * @param giveUp ends the current use of the place
   * @returns null if every place is secure
   */
  take(whose: string, giveUp: () => void): Place | null
}

interface Taken {
  count: number
  /** Places that are not secure, the oldest first. */
  readonly strangers: Set<() => void>
}

/** @param max maximum number of places for each key */
export function places(max: number): Places {
  const all = new Map<string, Taken>()

  function leave(whose: string, taken: Taken): void {
    taken.count -= 1
    if (taken.count === 0) all.delete(whose)
  }

  return {
    take(whose, giveUp) {
      const taken = all.get(whose) ?? { count: 0, strangers: new Set() }
      if (taken.count >= max) {
        const [oldest] = taken.strangers
        if (oldest === undefined) return null
        oldest()
      }
      let isTaken = true
      const place = {
        secure: () => void taken.strangers.delete(end),
        leave() {
          taken.strangers.delete(end)
          if (isTaken) leave(whose, taken)
          isTaken = false
        },
      }
      const end = () => {
        place.leave()
        giveUp()
      }
      all.set(whose, taken)
      taken.count += 1
      taken.strangers.add(end)
      return place
    },
  }
}
