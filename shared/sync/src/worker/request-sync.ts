import type { ReadableStore } from '@potluck/platform/store'
import type { QueueState } from '../queue/change-queue.ts'
import { forgetSendingSession, type SendingSession, storeSendingSession } from './sending-session.ts'
import { syncTag } from './sync-tag.ts'

/** Background sync, which the browsers of one engine have and types of pages leave out. */
interface WithSync extends ServiceWorkerRegistration {
  readonly sync: { register(tag: string): Promise<void> }
}

const hasSync = (registration: ServiceWorkerRegistration | undefined): registration is WithSync =>
  registration !== undefined && 'sync' in registration

export interface SyncRequests {
  readonly queue: ReadableStore<QueueState>
  readonly session: SendingSession
}

/**
 * Asks the browser to wake the service worker once there is a network. It asks after each stored change, and again when
 * the page is hidden with changes left. A visible page sends them itself. Where the browser cannot, the next visit
 * sends. @returns stops
 */
export function requestSync({ queue, session }: SyncRequests): () => void {
  let requested = new Set<string>()
  let stopped = false

  async function ask(): Promise<void> {
    // Neither is there on an origin that is not secure.
    if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
    const registration = await navigator.serviceWorker.getRegistration()
    if (!hasSync(registration) || stopped) return
    await storeSendingSession(caches, session)
    // The session may have ended meanwhile, and what is its was wiped before this was there.
    if (stopped) await forgetSendingSession(caches)
    else await registration.sync.register(syncTag)
  }

  /** Forbidden or full: the page sends when it is there. */
  const askQuietly = () => void ask().catch(() => {})

  const onDevice = () =>
    queue.get().queued.filter(({ place, refusal }) => typeof place === 'number' && refusal === null)

  function follow(): void {
    const waiting = onDevice().map(({ reference }) => reference)
    const isNew = waiting.some((reference) => !requested.has(reference))
    requested = new Set(waiting)
    if (isNew) askQuietly()
  }

  const hide = () => {
    if (document.visibilityState === 'hidden' && onDevice().length > 0) askQuietly()
  }

  document.addEventListener('visibilitychange', hide)
  const unsubscribe = queue.subscribe(follow)
  follow()
  return () => {
    stopped = true
    unsubscribe()
    document.removeEventListener('visibilitychange', hide)
  }
}
