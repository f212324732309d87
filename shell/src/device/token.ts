import { createStore, type ReadableStore } from '@potluck/platform/store'
import { storedName } from '@potluck/platform/stored-name'
import type { DeviceStorage } from './device-storage.ts'

/** The storage key of the session token; "logged in" means that it has a value. */
export const tokenKey = storedName('token')

export interface Token extends ReadableStore<string | null> {
  set(token: string | null): void
}

/** The token of this device. Follows other windows: logging out in one logs out all. */
export function createToken(storage: DeviceStorage, onStorage: Pick<Window, 'addEventListener'>): Token {
  const store = createStore(storage.getItem(tokenKey))
  onStorage.addEventListener('storage', (event) => {
    if (event.key === tokenKey || event.key === null) store.set(storage.getItem(tokenKey))
  })
  return {
    get: store.get,
    subscribe: store.subscribe,
    set(token) {
      if (token === null) storage.removeItem(tokenKey)
      else storage.setItem(tokenKey, token)
      store.set(token)
    },
  }
}
