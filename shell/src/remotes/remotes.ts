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

/** The namespace of the words that menu entries bring, by remote and entry. */
export const menuNamespace = 'menu'

/** An entry of the side menu and whose it is. Its words are `<remote>.<name>.…` of the namespace. */
export interface RemoteMenuEntry extends MenuEntry {
  readonly remote: string
}

/** What the shell knows of remotes, and does with them. */
export interface Remotes {
  readonly registry: ReadableStore<RegistryState>
  readonly screens: Screens
  /** What remotes add to the side menu. What runs for a member fills it. */
  readonly menu: Store<readonly RemoteMenuEntry[]>
  /** Whether a newer shell than this page's lies ready for the next visit. */
  readonly shellReplaced: Store<boolean>
  /** Reads the menus beside the registry. @throws when they do not come, or are no JSON */
  readMenus(this: void): Promise<unknown>
  /** Reads the registry again. Never throws. */
  refresh(this: void): Promise<void>
  /** Whether the deployment can be reached now: its registry arrives. Never throws. */
  isReachable(this: void): Promise<boolean>
  /** Takes note of a failure that is shown in place of a screen: reports it, unless the connection failed. */
  failed(this: void, failure: RemoteFailure): void
  /** Offers to reload for something that nobody waited for on a screen, once in the life of the page. */
  offerReload(this: void): void
  reload(this: void): void
  /** Forgets every override and reloads. */
  resetOverrides(this: void): void
}

export interface RemotesSettings {
  /** Address of the page. */
  readonly page: string
  /** Other origins that remotes may come from. */
  readonly remoteOrigins?: readonly string[]
  readonly storage: DeviceStorage
  /** Where a developer names overrides; it ends with the tab. */
  readonly overrides: DeviceStorage
  readonly loadModule: LoadRemoteModule
  readonly addWords: ScreensSettings['addWords']
  readonly i18n: i18n
  readonly host: Pick<Host, 'confirm' | 'reportError'>
  readonly reload: () => void
  /** Whether the page asks for a login. */
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
      const known = registry.get()
      // The registry that was just read is better than the one of an earlier visit.
      if (read.source !== 'deployment' && known.source === 'deployment') return
      registry.set(withOverrides(read, overrides))
    },
    isReachable: async () =>
      navigator.onLine && fetchJson(new URL('remotes.json', page), settings.send).then(Boolean, () => false),
    failed(failure) {
      if (failure.kind !== 'offline' && !isConnectionFailure(failure)) host.reportError(failure, { kind: failure.kind })
    },
    offerReload() {
      // Without a connection a reload would lose the page; after a session that ended, the login reloads it.
      if (navigator.onLine && !settings.isLoginAsked()) prompt().catch((error: unknown) => host.reportError(error))
    },
    reload,
    resetOverrides() {
      forgetOverrides(overrides)
      reload()
    },
  }
}

/** The remote that answers an address, by its first segment; null when none does. */
export function entryAt({ remotes }: Pick<RegistryState, 'remotes'>, pathname: string): RegistryEntry | null {
  const [, first = ''] = pathname.split('/')
  return remotes.find(({ paths }) => paths.includes(first)) ?? null
}
