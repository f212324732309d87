import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import { createSelection, type Selection } from './selection.ts'

export interface SelectionGiven {
  readonly selection: Selection
  /** Selects the range from the last selected row to this one. */
  readonly extendTo: (id: string) => void
}

const selection = createSelection()

/** The selection of a list. Without a provider, rows cannot be selected. */
export const SelectionContext = createContext<SelectionGiven>({ selection, extendTo: () => {} })

/** Whether rows are being selected. */
export function useIsChoosing(): boolean {
  const { selection } = use(SelectionContext)
  return useSyncExternalStore(selection.subscribe, () => selection.get().active)
}

export interface Selectable {
  /** Whether the row is selected; null without a selection, when a press opens the row. */
  readonly selected: boolean | null
  readonly onClick: (event: { readonly shiftKey: boolean }) => void
}

/** The state of a selectable row. Only rows whose state changes render again. */
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
