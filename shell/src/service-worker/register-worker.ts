import type { Session } from '@potluck/platform/host'
import type { ReadableStore, Store } from '@potluck/platform/store'
import { fieldOf } from './field-of.ts'

export interface WorkerOptions {
  /** Address of the page, ending in a slash. */
  readonly base: string
  /** What the deployment says: whether there is to be a worker. */
  readonly wanted: boolean
  readonly session: ReadableStore<Session>
  readonly language: ReadableStore<string>
  /** Set when a newer shell lies ready for the next visit. */
  readonly shellReplaced: Store<boolean>
  readonly workers: ServiceWorkerContainer
  readonly caches: CacheStorage
}

/** Whoever comes back to the window has the browser look for a newer worker at most this often, milliseconds. */
const pauseMs = 60_000

/** The caches of the worker that belong to no member. */
const isWorkers = (name: string): boolean => /^potluck:(files|pages)$/.test(name)

/** Removes the worker of this product and its caches; nothing else of the origin is touched. */
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

/** The script that this page began with, as a build names it. */
function ownScript(base: string): string | null {
  const sources = Array.from(document.scripts, ({ src }) => src)
  return sources.find((src) => src.startsWith(`${base}assets/main`))?.slice(base.length) ?? null
}

/** Whether the cook asked to spare data, or the network is slow: then files are cached when they are used, not ahead. */
function isSparing(of: object): boolean {
  const connection: unknown = Reflect.get(of, 'connection')
  return fieldOf(connection, 'saveData') === true || /2g$/.test(String(fieldOf(connection, 'effectiveType')))
}

/** The manifest of the language: what is installed then is called in it. */
function followLanguage(language: ReadableStore<string>): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  const follow = () => link?.setAttribute('href', `manifest.${language.get()}.webmanifest`)
  follow()
  return language.subscribe(follow)
}

/**
 * Has a service worker keep the product for when there is no network, from now on. Where there can be none, or what it
 * does fails, everything goes on without.
 * @returns stops looking for newer ones
 */
export async function registerWorker(keeping: WorkerOptions): Promise<() => void> {
  const { base, wanted, session, language, shellReplaced, workers } = keeping
  const unfollow = followLanguage(language)
  if (!wanted) {
    await remove(keeping)
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

  let asked = Date.now()
  function lookForNewer(): void {
    if (document.visibilityState !== 'visible' || Date.now() - asked < pauseMs) return
    asked = Date.now()
    // Without a network there is none.
    void workers
      .getRegistration(base)
      .then((registration) => registration?.update())
      .catch(() => {})
  }

  const keepAhead = () => {
    const isMember = session.get().loggedIn
    const message = { potluck: 'keep', isMember, language: language.get() }
    void workers.ready.then(({ active, waiting, installing }) => {
      // One that comes keeps ahead once it has taken over; Chromium forgets it when it waits behind one that was stopped.
      if (installing) installing.addEventListener('statechange', keepAhead, { once: true })
      else if (waiting) waiting.postMessage({ potluck: 'take over' })
      else if (!isSparing(navigator)) active?.postMessage(message)
    })
  }

  let wasMember = session.get().loggedIn
  function followSession(): void {
    if (session.get().loggedIn && !wasMember) keepAhead()
    wasMember = session.get().loggedIn
  }

  const compareNow = () => void compare().catch(() => {})
  let isNewer = workers.controller !== null
  function followWorker(): void {
    compareNow()
    // The worker caches the files of its build by itself, except the words of the language.
    if (isNewer) keepAhead()
    isNewer = true
  }
  workers.addEventListener('controllerchange', followWorker)
  document.addEventListener('visibilitychange', lookForNewer)
  const unsubscribe = session.subscribe(followSession)
  const unsubscribeLanguage = language.subscribe(keepAhead)
  keepAhead()
  // A worker may have taken over before this page listened; a later one announces itself.
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
