import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime'
import type { RegistryEntry } from '@potluck/platform/registry'

/** Loads the exposed module of a remote. Rejects with a load error, after which it may be called again. */
export type LoadRemoteModule = (entry: RegistryEntry) => Promise<unknown>

/** Timeout of one request for an entry, milliseconds; two fit into the deadline of the outlet. */
const patienceMs = 8_000

/** The registered version of each remote. */
const registered = new Map<string, RegistryEntry>()

/** Makes the script tag of an entry, with the hash that the registry names. */
const entryScript: ModuleFederationRuntimePlugin = {
  name: 'potluck-entry-script',
  createScript({ url, remoteInfo }) {
    const script = document.createElement('script')
    // Without CORS, browsers hide the errors of a script from another origin.
    if (new URL(url).origin !== location.origin) script.crossOrigin = 'anonymous'
    script.integrity = registered.get(remoteInfo?.name ?? '')?.integrity ?? ''
    script.src = url
    return { script, timeout: patienceMs }
  },
}

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

/**
 * Loads over module federation. `entry.entry` is an absolute address. A failed request for the entry is repeated once with another
 * address: a browser would answer with the damaged copy in its cache, and Chromium does not send a second request for an address while
 * the first one hangs.
 */
export const loadRemoteModule: LoadRemoteModule = async (remote) => {
  const { id, entry } = remote
  registerPlugins([entryScript])
  if (registered.get(id)?.entry !== entry) register(remote, entry)
  const exposed = await loadExposed(id).catch((error: unknown) => {
    if (!isEntryFailure(error)) throw error
    const again = new URL(entry)
    again.searchParams.set('again', String(Date.now()))
    register(remote, again.href)
    return loadExposed(id)
  })
  return typeof exposed === 'object' && exposed !== null && 'default' in exposed ? exposed.default : undefined
}

/** Registers the version of a remote under an address, in place of an earlier one. */
function register(remote: RegistryEntry, address: string): void {
  registered.set(remote.id, remote)
  registerRemotes([{ name: remote.id, entry: address }], { force: true })
}

const loadExposed = (id: string): Promise<unknown> => loadRemote(`${id}/remote`)

/** The codes of the federation runtime for a script without a container, and for one that did not arrive or threw. */
const isEntryFailure = (error: unknown): boolean => error instanceof Error && /RUNTIME-00[18]\b/.test(error.message)
