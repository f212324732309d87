import { logout } from '@potluck/api/sessions'
import type { Host, Session } from '@potluck/platform/host'
import type { StoredPreferences } from '@potluck/platform/preferences-store'
import type { ReadableStore, Store } from '@potluck/platform/store'
import type { ChangeQueue, QueuedChange } from '@potluck/sync/change-queue'
import type { Connection } from '@potluck/sync/connection'
import type { OfflineBooks } from '@potluck/sync/offline-books'
import { startSync } from '@potluck/sync/start-sync'
import type { DeviceStorage } from '../device/device-storage.ts'
import { loggedOutKey } from '../device/logged-out.ts'
import { whenIdle } from '../device/when-idle.ts'
import type { Words } from '../language/words.ts'
import type { DevicePush } from '../push/device-push.ts'
import type { Remotes } from '../remotes/remotes.ts'
import { afterFirstScreen } from './after-first-screen.ts'
import { countOnIcon } from './count-on-icon.ts'
import { guardFocus } from './guard-focus.ts'
import { openLiveChannel } from './live-channel.ts'
import { notifyAdminLink } from './notify-admin-link.ts'
import { runBackgrounds } from './run-backgrounds.ts'
import { runPush } from './run-push.ts'
import { readSession } from './session.ts'
import { sharePreferences } from './share-preferences.ts'
import { showMenus } from './show-menus.ts'
import { wakeKitchen } from './wake-kitchen.ts'

export interface MemberServices {
  readonly host: Host
  /** The token of this session. */
  readonly token: string
  /** Push notifications of this device. */
  readonly devicePush: () => Promise<DevicePush>
  readonly session: Store<Session>
  readonly preferences: StoredPreferences
  readonly changes: ChangeQueue
  readonly title: ReadableStore<string>
  /** The counts of the menu. */
  readonly badges: ReadableStore<Readonly<Record<string, number>>>
  readonly remotes: Remotes
  readonly words: Words
  readonly storage: DeviceStorage
  readonly connection: ReadableStore<Connection>
  /** The offline books, if the cook has switched them on. */
  readonly books: () => Promise<OfflineBooks | null>
  /** Opens the state of the cooking toolbar. */
  readonly inKitchen: () => void
  /** Deletes the data of another account. */
  readonly wipe: () => Promise<void>
  readonly reload: () => void
}

export interface RunningMember {
  readonly stop: () => void
  /** Reports the end of the session to the server. Nothing waits for the answer. */
  readonly endSession: () => void
}

/** Starts everything that runs only while somebody is logged in. */
export function startMember(services: MemberServices): RunningMember {
  const {
    host,
    token,
    connection,
    books,
    devicePush,
    session,
    preferences,
    changes,
    title,
    badges,
    remotes,
    words,
    storage,
    inKitchen,
    wipe,
    reload,
  } = services
  const { api, apiBase, bus, requireLogin, reportError } = host
  const stops = [
    readSession({ api, session, storage, requireLogin, startOver: () => void wipe().then(reload), reload }),
    // Earlier questions are asked again, which must not delay the first screen.
    afterFirstScreen(title, () => openLiveChannel({ api, apiBase, bus, requireLogin })),
    afterFirstScreen(title, guardFocus),
    showMenus({ remotes, words, storage, reportError }),
    runBackgrounds({ host, remotes, words, title }),
    // Not before the member is known.
    once(
      session,
      ({ account }) => account !== null,
      () => sharePreferences({ api, bus, preferences, storage, reportError }),
    ),
    once(
      session,
      ({ account }) => account !== null,
      () => {
        const { account } = session.get()
        if (account) notifyAdminLink(account, { host, words, storage })
        return () => {}
      },
    ),
    wakeKitchen(inKitchen, storage),
    countOnIcon(badges),
    runPush({ host, devicePush, words, storage, title }),
    startSync({
      host,
      token,
      queue: changes,
      connection,
      books,
      storage,
      locks: navigator.locks,
      whenIdle,
      notifyRefused: (change) => toastRefused(host, words, change),
      notifyNoRoom: () =>
        void import('../offline/notify-storage-full.ts')
          .then(({ notifyStorageFull: tellNoRoom }) => tellNoRoom(host, words))
          .catch(reportError),
    }),
  ]
  return {
    stop() {
      for (const stop of stops) stop()
    },
    endSession() {
      const forgotten = devicePush()
        .then((push) => push.forget())
        .catch(() => {})
      api
        .call(logout, {}, { silent: true })
        .then(async ({ data: { providerLogout } }) => {
          if (providerLogout === undefined) return
          // Leaving the page would stop what deletes the data of the member.
          await Promise.all([forgotten, wipe()])
          // The proxy asks who it is before anybody comes back.
          storage.removeItem(loggedOutKey)
          location.assign(providerLogout)
        })
        .catch(() => {})
    },
  }
}

/** How far the page is scrolled when its first line is out of sight, pixels. */
const outOfSightPx = 40

/**
 * Says that a change was refused, with a way to its screen. Only for a cook who has scrolled: at the top of the page, the note of its
 * screen or the line above other screens says the same.
 */
function toastRefused({ toast, navigate }: Host, { i18n }: Words, { path }: QueuedChange): void {
  if (window.scrollY < outOfSightPx) return
  toast({
    message: i18n.t('changes.refused', { ns: 'shell' }),
    tone: 'problem',
    ofScreen: true,
    action: { label: i18n.t('changes.look', { ns: 'shell' }), run: () => navigate(path) },
  })
}

/** Starts something when a store has the expected value. @returns stops */
function once<T>(store: ReadableStore<T>, isReached: (state: T) => boolean, start: () => () => void): () => void {
  let stop: (() => void) | null = null
  const look = () => {
    if (isReached(store.get())) stop ??= start()
  }
  const unsubscribe = store.subscribe(look)
  look()
  return () => {
    unsubscribe()
    stop?.()
  }
}
