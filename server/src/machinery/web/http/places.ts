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

interface PlacesOfKey {
  count: number
  /** Places that are not secure, the oldest first. */
  readonly strangers: Set<() => void>
}

/** @param max maximum number of places for each key */
export function places(max: number): Places {
  const all = new Map<string, PlacesOfKey>()

  function leave(whose: string, ofKey: PlacesOfKey): void {
    ofKey.count -= 1
    if (ofKey.count === 0) all.delete(whose)
  }

  return {
    take(whose, giveUp) {
      const ofKey = all.get(whose) ?? { count: 0, strangers: new Set() }
      if (ofKey.count >= max) {
        const [oldest] = ofKey.strangers
        if (oldest === undefined) return null
        oldest()
      }
      let isTaken = true
      const place = {
        secure: () => void ofKey.strangers.delete(end),
        leave() {
          ofKey.strangers.delete(end)
          if (isTaken) leave(whose, ofKey)
          isTaken = false
        },
      }
      const end = () => {
        place.leave()
        giveUp()
      }
      all.set(whose, ofKey)
      ofKey.count += 1
      ofKey.strangers.add(end)
      return place
    },
  }
}
