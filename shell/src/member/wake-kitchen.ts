import { cookingKey } from '../cooking/cooking-key.ts'
import type { DeviceStorage } from '../device/device-storage.ts'

/**
 * Opens the kitchen if pins or timers are stored on this device, and when another window stores some.
 * @returns stops
 */
export function wakeKitchen(open: () => void, storage: DeviceStorage): () => void {
  const inOtherWindow = ({ key, newValue }: StorageEvent) => newValue !== null && key?.startsWith(cookingKey) && open()

  if (storage.keys().some((key) => key.startsWith(cookingKey))) open()
  addEventListener('storage', inOtherWindow)
  return () => removeEventListener('storage', inOtherWindow)
}
