import type { RegistryState } from './read-registry.ts'

const prefix = 'potluck.override.'
const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Takes remotes from this machine instead, as `localStorage['potluck.override.recipes']` says, where the registry
 * allows it. The content security policy has the last word.
 */
export function withOverrides(registry: RegistryState, storage: Pick<Storage, 'getItem'>): RegistryState {
  if (!registry.allowOverrides) return registry
  return {
    ...registry,
    remotes: registry.remotes.map((remote) => {
      const entry = storage.getItem(prefix + remote.id)
      return entry && isOwnMachine(entry) ? { ...remote, entry, version: overrideVersion } : remote
    }),
  }
}

const overrideVersion = 'override'

/** Ids of the remotes that are taken from this machine. */
export const overridden = ({ remotes }: RegistryState): string[] =>
  remotes.filter(({ version }) => version === overrideVersion).map(({ id }) => id)

/** Forgets every override. */
export function forgetOverrides(storage: Storage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
}

function isOwnMachine(address: string): boolean {
  return URL.canParse(address) && ownMachine.has(new URL(address).hostname)
}
