import type { Host } from '@potluck/platform/host'
import type { MenuEntry } from '@potluck/platform/menus'
import type { RegistryEntry } from '@potluck/platform/registry'
import { createStore, type ReadableStore, type Store } from '@potluck/platform/store'
import type { i18n } from 'i18next'
import { version } from '../config/config.ts'
import type { DeviceStorage } from '../device/device-storage.ts'
import type { UnsavedChanges } from '../host/unsaved-changes.ts'
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
  /** Reports a failure that replaces a screen; if a file did not arrive, offers to reload instead. */
  failed(this: void, entry: RegistryEntry, failure: RemoteFailure): void
  /** Offers to reload after a file of the shell did not arrive. */
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
  /** The storage of the tab, in which a developer sets overrides. */
  readonly tabStorage: DeviceStorage
  readonly loadModule: LoadRemoteModule
  readonly addWords: ScreensSettings['addWords']
  readonly i18n: i18n
  readonly host: Pick<Host, 'confirm' | 'reportError'>
  readonly unsaved: Pick<UnsavedChanges, 'get' | 'isStored' | 'clear'>
  readonly reload: () => void
  /** Whether the login modal is open. */
  readonly isLoginAsked: () => boolean
  readonly send?: typeof fetch
}

export function createRemotes(settings: RemotesSettings): Remotes {
  const { page, storage, tabStorage, loadModule, addWords, i18n, host, unsaved, reload } = settings
  const registry = createStore(unreadRegistry)
  const origins = new Set([new URL(page).origin, ...(settings.remoteOrigins ?? [])])
  const t = (key: string) => i18n.t(key, { ns: 'shell' })
  const isReachable = async () =>
    navigator.onLine && fetchJson(new URL('remotes.json', page), settings.send).then(Boolean, () => false)
  const prompt = createReloadPrompt({
    confirm: host.confirm,
    words: () => ({
      title: t('remotes.reloadPrompt.title'),
      message: [
        t('remotes.reloadPrompt.message'),
        ...(unsaved.get() ? [t(`remotes.reloadPrompt.${unsaved.isStored() ? 'draftStored' : 'unsaved'}`)] : []),
      ].join(' '),
      confirm: t('remotes.reload'),
    }),
    // After the end of a session, the login reloads the page.
    mayHelp: async () => !settings.isLoginAsked() && (await isReachable()) && !settings.isLoginAsked(),
    storage: tabStorage,
    reload() {
      // The question was answered: the browser need not ask again. Screens store their drafts when the page goes.
      unsaved.clear()
      reload()
    },
  })
  const offerReload = (of: string) => void prompt(of).catch((error: unknown) => host.reportError(error))

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
      registry.set(withOverrides(read, tabStorage))
    },
    isReachable,
    failed(entry, failure) {
      if (failure.kind === 'offline') return
      if (isConnectionFailure(failure)) offerReload(`${entry.id} ${entry.version}`)
      else host.reportError(failure, { kind: failure.kind })
    },
    offerReload: () => offerReload(`shell ${version}`),
    reload,
    resetOverrides() {
      forgetOverrides(tabStorage)
      reload()
    },
  }
}

/** The remote for an address, by its first segment; null without one. */
export function entryAt({ remotes }: Pick<RegistryState, 'remotes'>, pathname: string): RegistryEntry | null {
  const [, first = ''] = pathname.split('/')
  return remotes.find(({ paths }) => paths.includes(first)) ?? null
}
