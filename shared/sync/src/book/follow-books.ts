import { listBookChanges } from '@potluck/api/book-changes'
import { ApiError } from '@potluck/api/errors'
import { listKitchens } from '@potluck/api/kitchens'
import { inBook } from '@potluck/api/of-book'
import type { Host } from '@potluck/platform/host'
import type { ReadableStore } from '@potluck/platform/store'
import type { Connection } from '../device/connection.ts'
import { bookDatabaseName, kitchensOnDevice } from './book-database-names.ts'
import type { OfflineBook } from './offline-book.ts'
import { deleteBooks, type OfflineBooks } from './offline-books.ts'

/** Debounce: changes that follow each other within this time are fetched together. Milliseconds. */
const pauseMs = 2_000

/** Changes that this window received no event of are looked for so often, milliseconds. */
const lookEveryMs = 5 * 60_000

const events = ['recipe:updated', 'recipes:changed', 'book:changed', 'kitchen:changed', 'live:connected'] as const

export interface FollowingBooks {
  readonly host: Pick<Host, 'api' | 'bus' | 'preferences' | 'reportError' | 'session'>
  readonly connection: ReadableStore<Connection>
  /** The copies of this session's books; null where the browser stores nothing. */
  readonly books: () => Promise<OfflineBooks | null>
  readonly locks: LockManager | undefined
  /** Notifies the cook that the device has no room for a copy. */
  readonly notifyNoRoom: () => void
}

/** The copy of a book, and whose it is. */
interface CopiedBook {
  readonly book: OfflineBook
  readonly kitchenId?: string
}

/** Brings a copy of a book up to date: all that changed since the last time. @throws {ApiError} when the server does not answer */
export async function updateBook(
  { api }: Pick<Host, 'api'>,
  { book, kitchenId }: CopiedBook,
  signal: AbortSignal,
): Promise<void> {
  for (let more = true; more; ) {
    const since = await book.revision()
    const query = { ...(since !== null && { since }), ...inBook(kitchenId).query }
    const { data } = await api.call(listBookChanges, { query }, { silent: true, signal })
    await book.apply(data, () => !signal.aborted)
    more = data.more && !signal.aborted
  }
}

/** The same for the own book and those of all kitchens that the cook is in; forgets those that they are in no more. */
async function updateBooks(host: Pick<Host, 'api'>, books: OfflineBooks, signal: AbortSignal): Promise<void> {
  const { data } = await host.api.call(listKitchens, {}, { silent: true, signal })
  const ids = data.kitchens.map(({ id }) => id)
  for (const id of await kitchensOnDevice()) if (!ids.includes(id)) await books.forget(id)
  await updateBook(host, { book: await books.open() }, signal)
  for (const kitchenId of ids) {
    if (signal.aborted) return
    try {
      await updateBook(host, { book: await books.open(kitchenId), kitchenId }, signal)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error
      await books.forget(kitchenId)
    }
  }
}

/** Follows the books with offline copies while the cook wants them, in one window at a time. @returns stops */
export function followBooks({ host, connection, books, locks, notifyNoRoom }: FollowingBooks): () => void {
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
    const copies = await books()
    if (copies && isWanted() && !signal.aborted) await alone(() => updateBooks(host, copies, signal))
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
    else void deleteBooks().catch(reportError)
  }

  async function forget(kitchenId: string): Promise<void> {
    await (await books())?.forget(kitchenId)
  }

  const regularly = setInterval(soon, lookEveryMs)
  const stops = [
    preferences.subscribe(follow),
    connection.subscribe(soon),
    bus.on('kitchen:removed', ({ kitchenId }) => void forget(kitchenId).catch(reportError)),
    ...events.map((event) => bus.on(event, soon)),
  ]
  follow()
  return () => {
    stopping.abort()
    clearTimeout(timer)
    clearInterval(regularly)
    for (const stop of stops) stop()
  }
}
