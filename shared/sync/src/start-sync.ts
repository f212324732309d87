import type { Host } from '@potluck/platform/host'
import type { ReadableStore } from '@potluck/platform/store'
import { refetchAfterSync } from './answers/refetch-after-sync.ts'
import { followBooksOnDemand } from './book/follow-books-on-demand.ts'
import type { OfflineBooks } from './book/offline-books.ts'
import type { Connection } from './device/connection.ts'
import { ownerKey } from './device/wipe-user-data.ts'
import { showQueue } from './effects/show-queue.ts'
import type { ChangeQueue, QueuedChange } from './queue/change-queue.ts'
import { runQueue } from './queue/run-queue.ts'
import type { LogStorage } from './queue/write-ahead-log.ts'

export interface SyncSettings {
  readonly host: Pick<Host, 'api' | 'apiBase' | 'bus' | 'preferences' | 'reportError' | 'requireLogin' | 'session'>
  /** The session's token. */
  readonly token: string
  readonly queue: ChangeQueue
  readonly connection: ReadableStore<Connection>
  /** The offline books of the session; null where the browser stores nothing or the cook wants none. */
  readonly books: () => Promise<OfflineBooks | null>
  readonly storage: LogStorage
  readonly locks: LockManager | undefined
  /** Runs something when there is nothing better to do. @returns cancels */
  readonly whenIdle: (run: () => void) => () => void
  /** Notifies the cook of a change that could not be applied, where no screen shows it. */
  readonly notifyRefused: (change: QueuedChange) => void
  /** Notifies the cook that the device has no room for the offline book. */
  readonly notifyNoRoom: () => void
}

/**
 * Keeps this device and the server in sync while somebody is logged in. It stores and sends changes, shows them on
 * cached answers, and updates the offline books.
 * @returns stops
 */
export function startSync(settings: SyncSettings): () => void {
  const { host, token, queue, connection, books, storage, locks, whenIdle } = settings
  const { api, bus, session, requireLogin, reportError } = host
  const stops = [
    followBooksOnDemand({ host, connection, books, locks, notifyNoRoom: settings.notifyNoRoom }),
    showQueue(queue, bus, whenIdle),
    requestSyncOnDemand(settings),
    refetchAfterSync({ queue, bus, api, token }),
    runQueue({
      queue,
      api,
      bus,
      session,
      storage,
      locks,
      requireLogin,
      reportError,
      owner: () => session.get().account?.id ?? storage.getItem(ownerKey),
      notifyRefused: settings.notifyRefused,
    }).stop,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** A page that is closed sends nothing: from the first change on, the browser is asked to wake the worker. Its code is fetched then. */
function requestSyncOnDemand({ host, token, queue }: SyncSettings): () => void {
  let requests: Promise<() => void> | null = null
  const look = () => {
    if (queue.get().queued.length === 0) return
    requests ??= import('./worker/request-sync.ts').then(
      ({ requestSync }) => requestSync({ queue, session: { token, apiBase: host.apiBase } }),
      () => () => {},
    )
  }
  const unsubscribe = queue.subscribe(look)
  look()
  return () => {
    unsubscribe()
    void requests?.then((stop) => stop())
  }
}
