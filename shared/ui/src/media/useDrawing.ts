import type { TablerIcon } from '@tabler/icons-react'
import { useEffect, useSyncExternalStore } from 'react'

type Drawings = typeof import('./tile-drawings.ts')

let drawings: Drawings | null = null
let asked = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads all drawings once. Without a network, tiles keep their letters. */
async function load(): Promise<void> {
  if (asked) return
  asked = true
  try {
    drawings = await import('./tile-drawings.ts')
    for (const listener of listeners) listener()
  } catch {
    asked = false
  }
}

/** The drawing of a dish by its title; null for none, and until the drawings have loaded. @param wanted false for letters */
export function useDrawing(title: string, wanted: boolean): TablerIcon | null {
  const loaded = useSyncExternalStore(subscribe, () => drawings)
  useEffect(() => {
    if (wanted) void load()
  }, [wanted])
  return wanted && loaded ? loaded.drawingOf(title) : null
}
