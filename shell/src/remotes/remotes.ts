import type { Host } from '@potluck/platform/host'
import type { MenuEntry } from '@potluck/platform/menus'
import type { RegistryEntry } from '@potluck/platform/registry'
import { createStore, type ReadableStore, type Store } from '@potluck/platform/store'
import type { i18n } from 'i18next'
import type { DeviceStorage } from '../device/device-storage.ts'
import { isConnectionFailure } from './classify-load-error.ts'
import type { RemoteFailure } from './failure.ts'
import type { LoadRemoteModule } from './load-remote-module.ts'
import { forgetOverrides, withOverrides } from './overrides.ts'
import { fetchJson, type RegistryState, readRegistry, unreadRegistry } from './read-registry.ts'
import { createReloadPrompt } from './reload-prompt.ts'
import { createScreens, type Screens, type ScreensSettings } from './screens.ts'

/** The namespace of the labels of menu entries, by remote and entry. */
export const menuNamespace = 'menu'

/** An entry of the side menu with its remote. Its labels are `<remote>.<name>.…` of the namespace. */
export interface RemoteMenuEntry extends MenuEntry {
  readonly remote: string
}

/** The remotes of this deployment, as the shell uses them. */
export interface Remotes {
  readonly registry: ReadableStore<RegistryState>
  readonly screens: Screens
  /** The entries of remotes in the side menu. It is filled when a session starts. */
  readonly menu: Store<readonly RemoteMenuEntry[]>
  /** Whether a newer shell than this page's is ready for the next visit. */
  readonly shellReplaced: Store<boolean>
  /** Reads the menus, which are beside the registry. @throws if they cannot be fetched or are no JSON */
  readMenus(this: void): Promise<unknown>
  /** Reads the registry again. Never throws. */
  refresh(this: void): Promise<void>
  /** Whether the deployment is reachable now: fetches its registry. Never throws. */
  isReachable(this: void): Promise<boolean>
  /** Reports a failure that replaces a screen, unless the connection failed. */
  failed(this: void, failure: RemoteFailure): void
  /** Offers to reload after a failure that no screen displays. At most once per page. */
  offerReload(this: void): void
  reload(this: void): void
  /** Deletes every override and reloads. */
  resetOverrides(this: void): void
}

export interface RemotesSettings {
  /** Address of the page. */
  readonly page: string
  /** Other origins that remotes may come from. */
  readonly remoteOrigins?: readonly string[]
  readonly storage: DeviceStorage
  /** The storage in which a developer names overrides; it ends with the tab. */
  readonly overrides: DeviceStorage
  readonly loadModule: LoadRemoteModule
  readonly addWords: ScreensSettings['addWords']
  readonly i18n: i18n
  readonly host: Pick<Host, 'confirm' | 'reportError'>
  readonly reload: () => void
  /** Whether the login modal is open. */
  readonly isLoginAsked: () => boolean
  readonly send?: typeof fetch
}

export function createRemotes(settings: RemotesSettings): Remotes {
  const { page, storage, overrides, loadModule, addWords, i18n, host, reload } = settings
  const registry = createStore(unreadRegistry)
  const origins = new Set([new URL(page).origin, ...(settings.remoteOrigins ?? [])])
  const t = (key: string) => i18n.t(key, { ns: 'shell' })
  const prompt = createReloadPrompt({
    confirm: host.confirm,
    words: () => ({
      title: t('remotes.reloadPrompt.title'),
      message: t('remotes.reloadPrompt.message'),
      confirm: t('remotes.reload'),
    }),
    reload,
  })

  return {
    registry,
    menu: createStore<readonly RemoteMenuEntry[]>([]),
    shellReplaced: createStore(false),
    readMenus: () => fetchJson(new URL('menus.json', page), settings.send),
    screens: createScreens({
      loadModule,
      addWords,
      mayComeFrom: (entry) => registry.get().overridden.includes(entry.id) || origins.has(new URL(entry.entry).origin),
    }),
    async refresh() {
      const read = await readRegistry({ page, storage, ...(settings.send && { send: settings.send }) })
      const current = registry.get()
      // The registry that was just read is newer than the stored one.
      if (read.source !== 'deployment' && current.source === 'deployment') return
      registry.set(withOverrides(read, overrides))
    },
    isReachable: async () =>
      navigator.onLine && fetchJson(new URL('remotes.json', page), settings.send).then(Boolean, () => false),
    failed(failure) {
      if (failure.kind !== 'offline' && !isConnectionFailure(failure)) host.reportError(failure, { kind: failure.kind })
    },
    offerReload() {
      // Without a connection a reload would lose the page. After the end of a session, the login reloads it.
      if (navigator.onLine && !settings.isLoginAsked()) prompt().catch((error: unknown) => host.reportError(error))
    },
    reload,
    resetOverrides() {
      forgetOverrides(overrides)
      reload()
    },
  }
}

/** The remote for an address, by its first segment; null without one. */
export function entryAt({ remotes }: Pick<RegistryState, 'remotes'>, pathname: string): RegistryEntry | null {
  const [, first = ''] = pathname.split('/')
  return remotes.find(({ paths }) => paths.includes(first)) ?? null
}
