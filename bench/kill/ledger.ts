/** A thing as text; null where there is none. */
export type State = string | null

/** The allowed states of each thing: the last that the server confirmed, and those of later requests without an answer. */
export interface Ledger {
  /** Something is asked for. */
  requested(id: string, state: State): void
  /** It was acknowledged. */
  acknowledged(id: string, state: State): void
  /** It was refused: it is not to happen. */
  refused(id: string, state: State): void
  /** Compares what is there with what may be there; from now on it is what it is. @returns complaints */
  check(what: string, id: string, state: State): readonly string[]
  /** Things that are there, as far as is known. */
  ids(): readonly string[]
  /** All that were ever asked for. */
  all(): readonly string[]
  /** Changes that were acknowledged. */
  readonly count: number
}

export function createLedger(): Ledger {
  const possible = new Map<string, Set<State>>()
  let count = 0
  return {
    requested: (id, state) => void possible.set(id, (possible.get(id) ?? new Set([null])).add(state)),
    acknowledged(id, state) {
      count += 1
      possible.set(id, new Set([state]))
    },
    refused: (id, state) => void possible.get(id)?.delete(state),
    check(what, id, state) {
      const may = possible.get(id) ?? new Set([null])
      if (!may.has(state)) return [`${what} ${id} is ${state}, but may be ${[...may].join(' or ')}`]
      possible.set(id, new Set([state]))
      return []
    },
    ids: () => [...possible].flatMap(([id, may]) => (may.has(null) ? [] : [id])),
    all: () => [...possible.keys()],
    get count() {
      return count
    },
  }
}
