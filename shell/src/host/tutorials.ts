import type { QuickTutorial } from '@potluck/platform/host'
import { storedName } from '@potluck/platform/stored-name'
import type { DeviceStorage } from '../device/device-storage.ts'

/** Key of the list of tutorials that were seen on this device. */
const seenKey = storedName('seen-tutorials')

function seenIn(storage: DeviceStorage): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(storage.getItem(seenKey) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

/**
 * Shows each quick tutorial once per device, and at most one per visit. A tutorial counts as seen when it was dismissed; one that was
 * skipped is shown on another visit.
 * @param show resolves when the tutorial was dismissed
 */
export function createTutorials(storage: DeviceStorage, show: (tutorial: QuickTutorial) => Promise<void>) {
  let hasShownOne = false
  return async (tutorial: QuickTutorial): Promise<void> => {
    if (hasShownOne || seenIn(storage).includes(tutorial)) return
    hasShownOne = true
    await show(tutorial)
    storage.setItem(seenKey, JSON.stringify([...new Set([...seenIn(storage), tutorial])]))
  }
}
