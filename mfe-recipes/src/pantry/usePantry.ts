import { maxPantryItems, type PantryItem } from '@potluck/api/pantry'
import { deviceValue } from '@potluck/platform/device-value'
import { useMemo, useRef, useState } from 'react'
import { z } from 'zod'

const itemsSchema = z.array(z.object({ key: z.string(), name: z.string() })).max(maxPantryItems)

/** The pantry of a cook, stored on this device. */
export function usePantry() {
  const storedItems = useMemo(() => deviceValue(['pantry'], itemsSchema), [])
  const [items, setItems] = useState<readonly PantryItem[]>(() => storedItems.read() ?? [])
  // Several items may be added before the first render.
  const latest = useRef(items)
  const change = (next: readonly PantryItem[]) => {
    latest.current = next
    setItems(next)
    storedItems.write([...next])
  }
  return {
    items,
    isFull: items.length >= maxPantryItems,
    add({ key, name }: PantryItem) {
      const before = latest.current
      if (before.length < maxPantryItems && !before.some((item) => item.key === key)) change([...before, { key, name }])
    },
    remove: (key: string) => change(latest.current.filter((item) => item.key !== key)),
    clear: () => change([]),
  }
}
