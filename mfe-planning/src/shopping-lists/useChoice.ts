import { useCallback, useState } from 'react'

/** Items chosen one by one, to do something with all of them. */
export interface Choice {
  /** Ids; null where nothing is being chosen. */
  readonly chosen: ReadonlySet<string> | null
  /** Chooses items, or no longer when all of them are chosen; begins a choice. */
  toggle(items: readonly { readonly id: string }[]): void
  end(): void
}

/** The choice of items on a list. */
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
