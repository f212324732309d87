import { storedName } from '@potluck/platform/stored-name'
import type { DeviceStorage } from '../device/device-storage.ts'
import type { RegistryState } from './read-registry.ts'

const prefix = storedName('override:')

/** A server on the developer's own machine, with an address that a content security policy can contain. */
const ownMachine = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/

/**
 * Loads remotes from this machine instead, as `sessionStorage['potluck:override:recipes']` says, if the registry allows it. Only the
 * console of this tab can write that: no link and no page sets an override, and it ends with the tab. The content security policy still
 * applies.
 */
export function withOverrides(registry: RegistryState, storage: Pick<Storage, 'getItem'>): RegistryState {
  if (!registry.allowOverrides) return registry
  const overrideOf = (id: string): string | null => {
    const address = storage.getItem(prefix + id)
    return address !== null && isOnOwnMachine(address) ? address : null
  }
  return {
    ...registry,
    overridden: registry.remotes.flatMap(({ id }) => (overrideOf(id) === null ? [] : [id])),
    remotes: registry.remotes.map((remote) => {
      const entry = overrideOf(remote.id)
      return entry === null ? remote : { ...remote, entry, integrity: undefined, version: 'override' }
    }),
  }
}

/** Deletes every override. */
export function forgetOverrides(storage: DeviceStorage): void {
  for (const key of storage.keys()) if (key.startsWith(prefix)) storage.removeItem(key)
}

const isOnOwnMachine = (address: string): boolean => URL.canParse(address) && ownMachine.test(new URL(address).origin)
