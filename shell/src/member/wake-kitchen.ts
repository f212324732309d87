import { cookingKey } from '../cooking/cooking-key.ts'
import type { DeviceStorage } from '../device/device-storage.ts'

/**
 * Opens the kitchen where this device keeps pins or timers, and when another window begins to keep some.
 * @returns stops
 */
export function wakeKitchen(open: () => void, storage: DeviceStorage): () => void {
  const inOtherWindow = ({ key, newValue }: StorageEvent) => newValue !== null && key?.startsWith(cookingKey) && open()

  if (storage.keys().some((key) => key.startsWith(cookingKey))) open()
  addEventListener('storage', inOtherWindow)
  return () => removeEventListener('storage', inOtherWindow)
}
