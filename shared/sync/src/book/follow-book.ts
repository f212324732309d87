import { listBookChanges } from '@potluck/api/book-changes'
import type { Host } from '@potluck/platform/host'
import type { ReadableStore } from '@potluck/platform/store'
import { deleteDB } from 'idb'
import type { Connection } from '../device/connection.ts'
import { bookDatabaseName } from './book-database-name.ts'
import type { OfflineBook } from './offline-book.ts'

/** Debounce: changes that follow each other within this time are fetched together. Milliseconds. */
const pauseMs = 2_000

/** Changes that this window received no event of are looked for so often, milliseconds. */
const lookEveryMs = 5 * 60_000

export interface FollowingBook {
  readonly host: Pick<Host, 'api' | 'bus' | 'preferences' | 'reportError' | 'session'>
  readonly connection: ReadableStore<Connection>
  /** The copy of this session's book; null where the browser stores nothing. */
  readonly book: () => Promise<OfflineBook | null>
  readonly locks: LockManager | undefined
  /** Notifies the cook that the device has no room for a copy. */
  readonly notifyNoRoom: () => void
}

/** Brings a copy of the book up to date: all that changed since the last time. @throws {ApiError} when the server does not answer */
export async function updateBook({ api }: Pick<Host, 'api'>, book: OfflineBook, signal: AbortSignal): Promise<void> {
  for (let more = true; more; ) {
    const since = await book.revision()
    const query = since === null ? {} : { since }
    const { data } = await api.call(listBookChanges, { query }, { silent: true, signal })
    await book.apply(data, () => !signal.aborted)
    more = data.more && !signal.aborted
  }
}

/** Follows the book with an offline copy while the cook wants one, in one window at a time. @returns stops */
export function followBook({ host, connection, book, locks, notifyNoRoom }: FollowingBook): () => void {
  const { bus, preferences, reportError } = host
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: ReturnType<typeof setTimeout> | undefined
  let wasWanted = false
  let running: Promise<void> | null = null
  let hasNotified = false

  /** The network went away, the session ended, or the disk is full: there will be another time. */
  function failed(error: unknown): void {
    if (hasNotified || !(error instanceof DOMException) || error.name !== 'QuotaExceededError') return
    hasNotified = true
    notifyNoRoom()
  }

  const isWanted = () => preferences.get().global.enableExperimentalOfflineCache
  const alone = (step: () => Promise<void>): Promise<void> =>
    locks ? locks.request(bookDatabaseName, { signal }, step) : step()

  async function update(): Promise<void> {
    const copy = await book()
    if (copy && isWanted() && !signal.aborted) await alone(() => updateBook(host, copy, signal))
  }

  function soon(): void {
    if (!isWanted()) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (running || connection.get().away) return
      running = update()
        .catch(failed)
        .finally(() => {
          running = null
        })
    }, pauseMs)
  }

  function follow(): void {
    if (isWanted() === wasWanted) return
    wasWanted = isWanted()
    if (wasWanted) soon()
    else void deleteDB(bookDatabaseName).catch(reportError)
  }

  const regularly = setInterval(soon, lookEveryMs)
  const stops = [
    preferences.subscribe(follow),
    connection.subscribe(soon),
    ...(['recipe:updated', 'recipes:changed', 'book:changed', 'live:connected'] as const).map((event) =>
      bus.on(event, soon),
    ),
  ]
  follow()
  return () => {
    stopping.abort()
    clearTimeout(timer)
    clearInterval(regularly)
    for (const stop of stops) stop()
  }
}
