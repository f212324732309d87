import { createStore, type ReadableStore } from '@potluck/platform/store'

export interface SelectionState {
  /** Whether a selection is active: presses select instead of opening. */
  readonly active: boolean
  readonly ids: ReadonlySet<string>
  /** The last selected row, where a range starts. */
  readonly anchor: string | null
}

const nothing: SelectionState = { active: false, ids: new Set(), anchor: null }

/** The selection of a list, by id. */
export interface Selection extends ReadableStore<SelectionState> {
  /** Starts a selection without rows. */
  readonly begin: () => void
  /** Toggles a row; starts a selection if none is active. */
  readonly toggle: (id: string) => void
  /** Adds all of these rows. */
  readonly add: (ids: readonly string[]) => void
  /** Deselects all rows; the selection stays active. */
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

/** The range between two rows, both included, in any direction; only the second if the first is missing. */
export function rangeOf(ids: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [ids.indexOf(from ?? to), ids.indexOf(to)]
  if (start < 0 || end < 0) return [to]
  const range = ids.slice(Math.min(start, end), Math.max(start, end) + 1)
  return start <= end ? range : range.toReversed()
}
