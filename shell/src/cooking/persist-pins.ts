import type { PinnedRecipe, Pins } from '@potluck/platform/host'
import * as z from 'zod/mini'
import type { DeviceStorage } from '../device/device-storage.ts'
import { cookingKey } from './cooking-key.ts'

const pinsKey = `${cookingKey}:pins`

const pinned = z.array(z.object({ id: z.string(), title: z.string(), imageUrl: z.nullable(z.string()) }))

function readPins(storage: DeviceStorage): readonly PinnedRecipe[] {
  try {
    return pinned.safeParse(JSON.parse(storage.getItem(pinsKey) ?? '[]')).data ?? []
  } catch {
    return []
  }
}

/**
 * Keeps what is pinned on this device, and follows what other windows pin. Earlier pins stand before the pins of this
 * window.
 * @returns stops
 */
export function persistPins(pins: Pins, storage: DeviceStorage): () => void {
  let following = false

  function show(recipes: readonly PinnedRecipe[]): void {
    following = true
    pins.clear()
    for (const recipe of recipes) pins.pin(recipe)
    following = false
  }

  function write(): void {
    if (following) return
    if (pins.get().length > 0) storage.setItem(pinsKey, JSON.stringify(pins.get()))
    else storage.removeItem(pinsKey)
  }

  const inOtherWindow = ({ key }: StorageEvent) => (key === pinsKey || key === null) && show(readPins(storage))

  show([...readPins(storage), ...pins.get()])
  write()
  const stop = pins.subscribe(write)
  addEventListener('storage', inOtherWindow)
  return () => {
    stop()
    removeEventListener('storage', inOtherWindow)
  }
}
