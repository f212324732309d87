import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import type { RegistryEntry } from '@potluck/platform/registry'
import { loadEntryScript } from './entry-script.ts'

/** Loads what a remote exposes. Rejects with a load error; may be called again after that. */
export type LoadRemoteModule = (entry: RegistryEntry) => Promise<unknown>

const integrities = new Map<string, string | undefined>()

/** The federation runtime's own loading has one deadline for all, and hides what failed in a sentence. */
const entryLoading: ModuleFederationRuntimePlugin = {
  name: 'potluck-entry-loading',
  loadEntry: ({ remoteInfo: { entry, entryGlobalName } }) =>
    loadEntryScript(entry, entryGlobalName, integrities.get(entry)),
}

/** What is shared is asked for again after a failure: the runtime of each remote would keep the failed promise for good. */
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

const registered = new Map<string, string>()

/** Loads over module federation. `entry.entry` is an absolute address. */
export const loadRemoteModule: LoadRemoteModule = async ({ id, entry, integrity }) => {
  if (registered.size === 0) {
    registerGlobalPlugins([sharingAgain])
    registerPlugins([entryLoading])
  }
  integrities.set(entry, integrity)
  if (registered.get(id) !== entry) {
    // A second address follows a failure of the first: `force` makes the runtime forget that one.
    registerRemotes([{ name: id, entry, type: 'var', entryGlobalName: id }], { force: registered.has(id) })
    registered.set(id, entry)
  }
  const exposed: unknown = await loadRemote(`${id}/remote`)
  return typeof exposed === 'object' && exposed !== null && 'default' in exposed ? exposed.default : undefined
}
