import type { Session } from '@potluck/platform/host'
import type { ReadableStore, Store } from '@potluck/platform/store'
import { filesCache } from './cached-files.ts'
import { pagesCache } from './cached-page.ts'
import { fieldOf } from './field-of.ts'

export interface WorkerOptions {
  /** Address of the page, ending in a slash. */
  readonly base: string
  /** Whether the deployment wants a worker. */
  readonly isEnabled: boolean
  readonly session: ReadableStore<Session>
  readonly language: ReadableStore<string>
  /** Set when a newer shell is ready for the next visit. */
  readonly shellReplaced: Store<boolean>
  readonly workers: ServiceWorkerContainer
  readonly caches: CacheStorage
}

/** Minimum time between two checks for a newer worker when the window becomes visible, milliseconds. */
const pauseMs = 60_000

/** The caches of the worker without personal data. */
const isWorkers = (name: string): boolean => name === filesCache || name === pagesCache

/** Removes the worker of this product and its caches. Other data of the origin is not touched. */
async function remove({ workers, caches, base }: WorkerOptions): Promise<void> {
  for (const registration of await workers.getRegistrations())
    if (registration.scope === base) await registration.unregister()
  for (const name of await caches.keys()) if (isWorkers(name)) await caches.delete(name)
}

/** The files that a worker was built for. */
const filesOf = (worker: ServiceWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data)
    worker.postMessage({ potluck: 'files' }, [port2])
  })

/** The first script of this page, as the build names it. */
function ownScript(base: string): string | null {
  const sources = Array.from(document.scripts, ({ src }) => src)
  return sources.find((src) => src.startsWith(`${base}assets/main`))?.slice(base.length) ?? null
}

/** Whether the cook asked to spare data, or the network is slow: then files are cached when they are used, not ahead. */
function isSparing(of: object): boolean {
  const connection: unknown = Reflect.get(of, 'connection')
  return fieldOf(connection, 'saveData') === true || /2g$/.test(String(fieldOf(connection, 'effectiveType')))
}

/** Selects the manifest of the language: the installed product has its name from it. */
function followLanguage(language: ReadableStore<string>): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  const follow = () => link?.setAttribute('href', `manifest.${language.get()}.webmanifest`)
  follow()
  return language.subscribe(follow)
}

/**
 * Registers a service worker, which caches the product for offline use. Without support or after a failure, the product works without it.
 * @returns stops the checks for newer workers
 */
export async function registerWorker(options: WorkerOptions): Promise<() => void> {
  const { base, isEnabled, session, language, shellReplaced, workers } = options
  const unfollow = followLanguage(language)
  if (!isEnabled) {
    await remove(options)
    return unfollow
  }
  const registration = await workers.register(`${base}service-worker.js`, { scope: base, updateViaCache: 'none' })

  async function compare(): Promise<void> {
    const own = ownScript(base)
    const worker = (await workers.getRegistration(base))?.active
    if (!own || !worker) return
    const files = await filesOf(worker)
    if (Array.isArray(files)) shellReplaced.set(!files.includes(own))
  }

  let lastCheck = Date.now()
  function lookForNewer(): void {
    if (document.visibilityState !== 'visible' || Date.now() - lastCheck < pauseMs) return
    lastCheck = Date.now()
    // Offline there is none.
    void workers
      .getRegistration(base)
      .then((registration) => registration?.update())
      .catch(() => {})
  }

  const requestPrefetch = () => {
    const isMember = session.get().loggedIn
    const message = { potluck: 'keep', isMember, language: language.get() }
    void workers.ready.then(({ active, waiting, installing }) => {
      // A new worker prefetches after it has activated; Chromium drops the request while it waits behind a stopped one.
      if (installing) installing.addEventListener('statechange', requestPrefetch, { once: true })
      else if (waiting) waiting.postMessage({ potluck: 'take over' })
      else if (!isSparing(navigator)) active?.postMessage(message)
    })
  }

  let wasMember = session.get().loggedIn
  function followSession(): void {
    if (session.get().loggedIn && !wasMember) requestPrefetch()
    wasMember = session.get().loggedIn
  }

  const compareNow = () => void compare().catch(() => {})
  let isNewer = workers.controller !== null
  function followWorker(): void {
    compareNow()
    // The worker caches the files of its build by itself, except the words of the language.
    if (isNewer) requestPrefetch()
    isNewer = true
  }
  workers.addEventListener('controllerchange', followWorker)
  document.addEventListener('visibilitychange', lookForNewer)
  const unsubscribe = session.subscribe(followSession)
  const unsubscribeLanguage = language.subscribe(requestPrefetch)
  requestPrefetch()
  // A worker may have activated before this page listened; a later one sends a message.
  registration
    .update()
    .then(() => registration.installing ?? registration.waiting ?? compareNow())
    .catch(() => {})
  return () => {
    unfollow()
    unsubscribe()
    unsubscribeLanguage()
    workers.removeEventListener('controllerchange', followWorker)
    document.removeEventListener('visibilitychange', lookForNewer)
  }
}
