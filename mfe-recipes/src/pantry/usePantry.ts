import { maxPantryItems, type PantryItem } from '@potluck/api/pantry'
import { keptOnDevice } from '@potluck/platform/kept-on-device'
import { useMemo, useState } from 'react'
import { z } from 'zod'

const things = z.array(z.object({ key: z.string(), name: z.string() })).max(maxPantryItems)

/** What a cook says is at hand, kept on this device for the next time. */
export function usePantry() {
  const kept = useMemo(() => keptOnDevice(['pantry'], things), [])
  const [items, setItems] = useState<readonly PantryItem[]>(() => kept.read() ?? [])
  const change = (next: readonly PantryItem[]) => {
    setItems(next)
    kept.keep([...next])
  }
  return {
    items,
    isFull: items.length >= maxPantryItems,
    add({ key, name }: PantryItem) {
      if (items.length < maxPantryItems && !items.some((item) => item.key === key)) change([...items, { key, name }])
    },
    remove: (key: string) => change(items.filter((item) => item.key !== key)),
    clear: () => change([]),
  }
}
