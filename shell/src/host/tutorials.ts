import type { QuickTutorial } from '@potluck/platform/host'
import type { DeviceStorage } from './device-storage.ts'

/** Where the tutorials that were seen on this device are listed. */
const seenKey = 'potluck:seen-tutorials'

function seenIn(storage: DeviceStorage): readonly unknown[] {
  try {
    const seen: unknown = JSON.parse(storage.getItem(seenKey) ?? '[]')
    return Array.isArray(seen) ? seen : []
  } catch {
    return []
  }
}

/**
 * Shows each quick tutorial once per device; it counts as seen when it was dismissed.
 * @param show resolves when the tutorial was dismissed
 */
export function createTutorials(storage: DeviceStorage, show: (tutorial: QuickTutorial) => Promise<void>) {
  const showing = new Set<QuickTutorial>()
  return async (tutorial: QuickTutorial): Promise<void> => {
    if (showing.has(tutorial) || seenIn(storage).includes(tutorial)) return
    showing.add(tutorial)
    await show(tutorial)
    storage.setItem(seenKey, JSON.stringify([...new Set([...seenIn(storage), tutorial])]))
    showing.delete(tutorial)
  }
}
