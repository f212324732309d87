import { createStore, type ReadableStore } from '@potluck/platform/store'

export interface SelectionState {
  /** Whether things are being chosen; presses choose then instead of opening. */
  readonly active: boolean
  readonly ids: ReadonlySet<string>
  /** The one chosen last, from which a range begins. */
  readonly anchor: string | null
}

const nothing: SelectionState = { active: false, ids: new Set(), anchor: null }

/** What is chosen of a list, by id. */
export interface Selection extends ReadableStore<SelectionState> {
  /** Begins to choose, with nothing chosen yet. */
  readonly begin: () => void
  /** Chooses one more, or no longer; begins when nothing was being chosen. */
  readonly toggle: (id: string) => void
  /** Chooses all of these besides. */
  readonly add: (ids: readonly string[]) => void
  /** Chooses nothing, and goes on choosing. */
  readonly clear: () => void
  readonly end: () => void
}

export function createSelection(): Selection {
  const store = createStore(nothing)
  return {
    get: store.get,
    subscribe: store.subscribe,
    begin: () => store.set({ ...nothing, active: true }),
    toggle(id) {
      const ids = new Set(store.get().ids)
      if (!ids.delete(id)) ids.add(id)
      store.set({ active: true, ids, anchor: id })
    },
    add(added) {
      const { ids, anchor } = store.get()
      store.set({ active: true, ids: new Set([...ids, ...added]), anchor: added.at(-1) ?? anchor })
    },
    clear: () => store.set({ ...nothing, active: true }),
    end: () => store.set(nothing),
  }
}

/** All from one to another, both included, whichever comes first; only the second when the first is not among them. */
export function rangeOf(ids: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [ids.indexOf(from ?? to), ids.indexOf(to)]
  if (start < 0 || end < 0) return [to]
  const range = ids.slice(Math.min(start, end), Math.max(start, end) + 1)
  return start <= end ? range : range.toReversed()
}
