/** A place that was taken. */
export interface Place {
  /** It is a member's from now on: no newcomer gets it. */
  secure(): void
  /** It is free again. A second time changes nothing. */
  leave(): void
}

/** Places that run at once, by whose they are. */
export interface Places {
  /**
   * Takes a place. Where all are taken, the oldest that is not secure is given up for it.
   * @param giveUp ends what has the place
   * @returns null when every place is secure
   */
  take(whose: string, giveUp: () => void): Place | null
}

interface Taken {
  count: number
  /** What is not secure, the oldest first. */
  readonly strangers: Set<() => void>
}

/** @param max most places of one */
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
