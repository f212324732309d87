import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import { createSelection, type Selection } from './selection.ts'

export interface SelectionGiven {
  readonly selection: Selection
  /** Chooses everything between the one chosen last and this one. */
  readonly extendTo: (id: string) => void
}

const selection = createSelection()

/** Whose rows can be chosen. Without a provider nothing ever is. */
export const SelectionContext = createContext<SelectionGiven>({ selection, extendTo: () => {} })

/** Whether rows are being chosen. */
export function useIsChoosing(): boolean {
  const { selection } = use(SelectionContext)
  return useSyncExternalStore(selection.subscribe, () => selection.get().active)
}

export interface Selectable {
  /** Whether the row is chosen; null while nothing is being chosen, and the row opens what it shows. */
  readonly selected: boolean | null
  readonly onClick: (event: { readonly shiftKey: boolean }) => void
}

/** One row of a list that can be chosen. Only the rows whose state changes are drawn again. */
export function useSelectable(id: string): Selectable {
  const { selection, extendTo } = use(SelectionContext)
  const selected = useSyncExternalStore(selection.subscribe, () => {
    const { active, ids } = selection.get()
    return active ? ids.has(id) : null
  })
  const onClick = useCallback(
    ({ shiftKey }: { readonly shiftKey: boolean }) => (shiftKey ? extendTo(id) : selection.toggle(id)),
    [selection, extendTo, id],
  )
  return { selected, onClick }
}
