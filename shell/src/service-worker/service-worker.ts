import { sendChanges } from '@potluck/sync/send-changes'
import { syncTag } from '@potluck/sync/sync-tag'
import { answerFile, cacheFiles, forgetOldFiles, isNamedByContent } from './cached-files.ts'
import { answerPage, cachePage } from './cached-page.ts'
import { answerPicture, cachePictures, sizeOfPicture } from './cached-pictures.ts'
import { expectedHashes } from './expected-hash.ts'
import { fieldOf } from './field-of.ts'
import { filesForLanguage } from './language-files.ts'
import { liveVersions } from './remote-files.ts'
import { follow, readPush, ring, type WordsByLanguage } from './ring.ts'
import { takeShared } from './shared-things.ts'
import { cacheScreens } from './stored-screens.ts'
import { hasSeenWindow } from './windows.ts'
import type { WorkerFetch, WorkerScope } from './worker-scope.ts'

/** Written by the build: the files of this shell, relative to the product, with their hashes, and the words of notifications. */
declare const __FILES__: Readonly<Record<string, string>>
/** Likewise, but cached when they are first used. */
declare const __ON_DEMAND_FILES__: Readonly<Record<string, string>>
declare const __WORDS__: WordsByLanguage
declare const self: WorkerScope

const base = self.registration.scope
const fetchIt: WorkerScope['fetch'] = (request, options) => self.fetch(request, options)
const place = {
  registration: self.registration,
  clients: self.clients,
  caches: self.caches,
  navigator: self.navigator,
  fetch: fetchIt,
  expectedHash: expectedHashes({ fetch: fetchIt }, base, { ...__FILES__, ...__ON_DEMAND_FILES__ }),
}
const sending = {
  caches: self.caches,
  locks: self.navigator.locks,
  fetch: fetchIt,
  hasSeenWindow: () => hasSeenWindow(place, base),
}
const addressesOf = (files: object) => Object.keys(files).map((file) => base + file)
const ownFiles = addressesOf(__FILES__)
const filesFor = (files: readonly string[], language?: unknown) =>
  filesForLanguage(files, Object.keys(__WORDS__), language)

self.addEventListener('install', (event) => {
  // Open windows are not affected: files do not change under their name, and no window is reloaded. A file that cannot be cached now is
  // cached when it is used.
  event.waitUntil(Promise.all([self.skipWaiting(), cacheFiles(place, filesFor(ownFiles)).catch(() => {})]))
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

/** The answer of this worker to a request; null leaves the request to the browser. */
function answer(event: WorkerFetch): Promise<Response> | null {
  const { request } = event
  const url = new URL(request.url)
  const path = url.href.startsWith(base) ? url.pathname.slice(new URL(base).pathname.length) : null
  if (request.method === 'POST') return path === 'share' ? takeShared(place, base, request) : null
  if (request.method !== 'GET') return null
  if (isNamedByContent(url, base)) {
    const answered = answerFile(place, request)
    event.waitUntil(answered.then(({ stored }) => stored).catch(() => {}))
    return answered.then(({ response }) => response)
  }
  const size = path === null ? null : sizeOfPicture(path)
  if (size) {
    const { response, stored } = answerPicture(place, request, size)
    event.waitUntil(stored)
    return response
  }
  const isPage = request.mode === 'navigate' && (path === '' || path === 'index.html')
  if (!isPage && path !== 'config.json') return null
  const { response, stored } = answerPage(place, base, request, isPage ? 'page' : 'config')
  event.waitUntil(stored)
  return response
}

self.addEventListener('fetch', (event) => {
  const answered = answer(event)
  if (answered) event.respondWith(answered)
})

self.addEventListener('push', (event) => event.waitUntil(ring(place, base, __WORDS__, readPush(event.data?.text()))))

self.addEventListener('notificationclick', (event) => event.waitUntil(follow(place, base, event)))

self.addEventListener('sync', (event) => {
  if (event.tag === syncTag) event.waitUntil(sendChanges(sending))
})

/** Prefetches the copies for the next visit and deletes old files. Runs after the page has loaded its own files. */
async function prefetch(isMember: boolean, language: unknown): Promise<void> {
  if (isMember) await cachePictures(place)
  await cacheFiles(place, filesFor(ownFiles, language))
  await cachePage(place, base)
  const versions = await liveVersions(place, base)
  if (!versions) return
  if (isMember) await cacheScreens(place, { base, language, versions }, filesFor)
  await forgetOldFiles(place, [...ownFiles, ...addressesOf(__ON_DEMAND_FILES__), ...versions])
}

self.addEventListener('message', (event) => {
  const command = fieldOf(event.data, 'potluck')
  if (command === 'files') event.ports[0]?.postMessage(Object.keys(__FILES__))
  if (command === 'take over') event.waitUntil(self.skipWaiting())
  if (command !== 'keep') return
  const isMember = fieldOf(event.data, 'isMember') === true
  event.waitUntil(prefetch(isMember, fieldOf(event.data, 'language')).catch(() => {}))
})
