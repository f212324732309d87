import {
  getInstance,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
} from '@module-federation/enhanced/runtime'
import type { RegistryEntry } from '@potluck/platform/registry'
import { type Container, loadEntryScript } from './entry-script.ts'

/** Loads the exposed module of a remote. Rejects with a load error, after which it may be called again. */
export type LoadRemoteModule = (entry: RegistryEntry) => Promise<unknown>

/** Requests a failed shared library again: the runtime of a remote would otherwise reuse the failed promise. */
const sharingAgain: ModuleFederationRuntimePlugin = {
  name: 'potluck-sharing-again',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const shares of Object.values(shareScopeMap)) {
      for (const share of Object.values(shares[pkgName] ?? {})) {
        if (!share.loaded) share.loading = null
      }
    }
  },
}

registerGlobalPlugins([sharingAgain])

/** The loaded containers by the address of their entry: each is initialized only once. */
const containers = new Map<string, Promise<Container>>()

/** Loads over module federation, as webpack describes it for containers that no build names. `entry.entry` is an absolute address. */
export const loadRemoteModule: LoadRemoteModule = async (registered) => {
  const container = await containerOf(registered)
  const module = await container.get('./remote')
  const exposed: unknown = await module()
  return typeof exposed === 'object' && exposed !== null && 'default' in exposed ? exposed.default : undefined
}

function containerOf(registered: RegistryEntry): Promise<Container> {
  const known = containers.get(registered.entry)
  if (known) return known
  const coming = startContainer(registered)
  containers.set(registered.entry, coming)
  coming.catch(() => containers.delete(registered.entry))
  return coming
}

/** Fetches the script of an entry and gives it what the shell shares. */
async function startContainer({ id, entry, integrity }: RegistryEntry): Promise<Container> {
  const container = await loadEntryScript(entry, id, integrity)
  const shared = getInstance()?.shareScopeMap.default
  if (!shared) throw new Error('the federation runtime of the shell shares nothing')
  await container.init(shared)
  return container
}
