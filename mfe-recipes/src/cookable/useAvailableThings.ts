import { maxAvailableThings, type NeededThing } from '@potluck/api/cookable'
import { deviceValue } from '@potluck/platform/device-value'
import { useMemo, useRef, useState } from 'react'
import { z } from 'zod'

const itemsSchema = z.array(z.object({ key: z.string(), name: z.string() })).max(maxAvailableThings)

/** The things that a cook has now, stored on this device. */
export function useAvailableThings() {
  const storedItems = useMemo(() => deviceValue(['pantry'], itemsSchema), [])
  const [items, setItems] = useState<readonly NeededThing[]>(() => storedItems.read() ?? [])
  // Several items may be added before the first render.
  const latest = useRef(items)
  const change = (next: readonly NeededThing[]) => {
    latest.current = next
    setItems(next)
    storedItems.write([...next])
  }
  return {
    items,
    isFull: items.length >= maxAvailableThings,
    add({ key, name }: NeededThing) {
      const before = latest.current
      if (before.length < maxAvailableThings && !before.some((item) => item.key === key))
        change([...before, { key, name }])
    },
    remove: (key: string) => change(latest.current.filter((item) => item.key !== key)),
    clear: () => change([]),
  }
}
