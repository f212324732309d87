import { logout } from '@potluck/api/sessions'
import type { Host, Session } from '@potluck/platform/host'
import type { KeptPreferences } from '@potluck/platform/preferences-store'
import type { ReadableStore, Store } from '@potluck/platform/store'
import { followSent } from '../changes/follow-sent.ts'
import { keepChanges } from '../changes/keep-changes.ts'
import { showQueue } from '../changes/show-queue.ts'
import type { ChangeQueue } from '../host/change-queue.ts'
import type { DeviceStorage } from '../host/device-storage.ts'
import { ownerKey } from '../host/wipe-user-data.ts'
import type { Words } from '../language/words.ts'
import type { KeptBook } from '../offline/book/kept-book.ts'
import type { Connection } from '../offline/connection.ts'
import { keepBook } from '../offline/keep-book.ts'
import type { DevicePush } from '../push/device-push.ts'
import type { Remotes } from '../remotes/remotes.ts'
import { openLiveChannel } from './live-channel.ts'
import { runBackgrounds } from './run-backgrounds.ts'
import { runPush } from './run-push.ts'
import { readSession } from './session.ts'
import { sharePreferences } from './share-preferences.ts'
import { showMenus } from './show-menus.ts'
import { wakeKitchen } from './wake-kitchen.ts'

export interface MemberServices {
  readonly host: Host
  /** Of this session. */
  readonly token: string
  /** What rings this device. */
  readonly devicePush: () => Promise<DevicePush>
  readonly session: Store<Session>
  readonly preferences: KeptPreferences
  readonly changes: ChangeQueue
  readonly title: ReadableStore<string>
  readonly remotes: Remotes
  readonly words: Words
  readonly storage: DeviceStorage
  readonly connection: ReadableStore<Connection>
  /** The copy of the book on this device, where one is wanted. */
  readonly book: () => Promise<KeptBook | null>
  /** Opens what stands behind the cooking toolbar. */
  readonly inKitchen: () => void
  /** Wipes what belongs to another person. */
  readonly wipe: () => Promise<void>
  readonly reload: () => void
}

export interface RunningMember {
  readonly stop: () => void
  /** Tells the server that the session ends. Whether it hears changes nothing here, so nobody waits for its answer. */
  readonly endSession: () => void
}

/** Starts everything that runs only while somebody is logged in. */
export function startMember(services: MemberServices): RunningMember {
  const {
    host,
    token,
    connection,
    book,
    devicePush,
    session,
    preferences,
    changes,
    title,
    remotes,
    words,
    storage,
    inKitchen,
    wipe,
    reload,
  } = services
  const { api, apiBase, bus, requireLogin, reportError } = host
  /** A page that is closed sends nothing; where that cannot be helped, the next one does. */
  function syncLater(): () => void {
    const following = import('../changes/follow-sync.ts').then(
      ({ followSync }) => followSync({ queue: changes, session: { token, apiBase } }),
      () => () => {},
    )
    return () => void following.then((stop) => stop())
  }
  const stops = [
    readSession({ api, session, storage, requireLogin, startOver: () => void wipe().then(reload), reload }),
    openLiveChannel({ api, apiBase, bus, requireLogin }),
    showMenus({ remotes, words, storage, reportError }),
    runBackgrounds({ host, remotes, words, title }),
    // Not before it is known whose they are.
    once(
      session,
      ({ account }) => account !== null,
      () => sharePreferences({ api, bus, preferences, storage, reportError }),
    ),
    wakeKitchen(inKitchen, storage),
    keepBook({
      host,
      connection,
      book,
      locks: navigator.locks,
      tellNoRoom: () =>
        void import('../offline/tell-no-room.ts').then(({ tellNoRoom }) => tellNoRoom(host, words)).catch(reportError),
    }),
    runPush({ host, devicePush, words, storage, title }),
    showQueue(changes, bus),
    once(changes, ({ queued }) => queued.length > 0, syncLater),
    followSent({ queue: changes, bus, api, token }),
    keepChanges({
      queue: changes,
      api,
      bus,
      session,
      requireLogin,
      reportError,
      locks: navigator.locks,
      storage,
      owner: () => session.get().account?.id ?? storage.getItem(ownerKey),
      tellRefused: (change) =>
        host.toast({
          message: words.i18n.t('changes.refused', { ns: 'shell' }),
          tone: 'problem',
          // Every other screen says it in its line.
          ofScreen: true,
          action: {
            label: words.i18n.t('changes.look', { ns: 'shell' }),
            run: () => host.navigate(change.path),
          },
        }),
    }).stop,
  ]
  return {
    stop() {
      for (const stop of stops) stop()
    },
    endSession() {
      void api.call(logout, {}, { silent: true }).catch(() => {})
      devicePush()
        .then((push) => push.forget())
        .catch(() => {})
    },
  }
}

/** Starts something once a store says what it waits for. @returns stops */
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
