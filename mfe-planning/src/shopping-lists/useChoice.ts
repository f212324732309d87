import { useCallback, useState } from 'react'

/** A selection of items. */
export interface Choice {
  /** Ids; null if no selection is active. */
  readonly chosen: ReadonlySet<string> | null
  /** Toggles items; starts a selection. */
  toggle(items: readonly { readonly id: string }[]): void
  end(): void
}

/** The selection of items on a list. */
export function useChoice(): Choice {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  return {
    chosen,
    toggle: useCallback((items) => {
      setChosen((before) => {
        const ids = items.map(({ id }) => id)
        const after = new Set(before ?? [])
        const isChosen = ids.length > 0 && ids.every((id) => after.has(id))
        for (const id of ids) isChosen ? after.delete(id) : after.add(id)
        return after
      })
    }, []),
    end: useCallback(() => setChosen(null), []),
  }
}
