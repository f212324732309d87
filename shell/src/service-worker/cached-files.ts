import { storedName } from '@potluck/platform/stored-name'
import type { ExpectedHash } from './expected-hash.ts'
import { versionOf } from './remote-files.ts'
import type { WorkerScope } from './worker-scope.ts'

/** Files whose name contains their hash or version: their content never changes. */
export const filesCache = storedName('files')

/**
 * Time after which a file is deleted that no version names any more, milliseconds. Windows of an older version still request it for a
 * while.
 */
const maxAge = 30 * 24 * 3_600_000

/** Number of parallel prefetches. */
const maxParallelFetches = 4

export interface FilesPlace extends Pick<WorkerScope, 'caches' | 'fetch'> {
  /** The hash of a file according to the build; other content is not cached. */
  readonly expectedHash: ExpectedHash
}

/**
 * Whether the content of an address never changes: hashed files of the shell, and those in the folder of a remote's version, on any origin.
 * Overrides of a developer do change; they have no TLS.
 * @param base address of the product, ending in a slash
 */
export function isNamedByContent({ protocol, origin, href, pathname }: URL, base: string): boolean {
  if (href.startsWith(`${base}assets/`)) return true
  if (versionOf(pathname) === null) return false
  return origin === new URL(base).origin ? href.startsWith(`${base}remotes/`) : protocol === 'https:'
}

/** A parameter that a page adds to the address of a damaged file, to bypass every cache. */
const againParameter = 'again'

function namedAddress(url: string): { readonly address: string; readonly isAskedAgain: boolean } {
  const address = new URL(url)
  const isAskedAgain = address.searchParams.has(againParameter)
  if (isAskedAgain) address.searchParams.delete(againParameter)
  return { address: address.href, isAskedAgain }
}

async function hasHash(response: Response, expected: string): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer()))
  return btoa(String.fromCharCode(...digest)) === expected
}

const fetchFile = ({ fetch }: FilesPlace, address: string, cache: RequestCache = 'default') =>
  fetch(address, { mode: 'cors', credentials: 'same-origin', cache })

/**
 * Caches a file if it has the hash of its build. Otherwise it is fetched again without the browser's cache, which would answer with the
 * damaged file for a year.
 * @throws if the file is damaged again, or cannot be stored
 */
async function cacheVerified(place: FilesPlace, cache: Cache, address: string, response: Response): Promise<void> {
  const expected = await place.expectedHash(address)
  if (expected === null) throw new Error(`no build names ${address}`)
  const whole = (await hasHash(response, expected)) ? response : await fetchFile(place, address, 'reload')
  if (whole.status !== 200) throw new Error(`${address} answered ${whole.status}`)
  if (whole !== response && !(await hasHash(whole, expected))) throw new Error(`${address} came damaged`)
  await cache.put(address, whole)
}

/** A cached file, or a fetched one that is cached afterwards. Without storage it is only fetched. */
export async function answerFile(
  place: FilesPlace,
  request: Request,
): Promise<{ readonly response: Response; readonly stored: Promise<void> }> {
  const { address, isAskedAgain } = namedAddress(request.url)
  const cache = await place.caches.open(filesCache).catch(() => null)
  const copy = isAskedAgain ? undefined : await cache?.match(address, { ignoreVary: true }).catch(() => undefined)
  if (copy) return { response: copy, stored: Promise.resolve() }
  const response = await place.fetch(request)
  const isCacheable = cache && response.status === 200 && response.type !== 'opaque'
  // A full storage only prevents the copy.
  const stored = isCacheable
    ? cacheVerified(place, cache, address, response.clone()).catch(() => {})
    : Promise.resolve()
  return { response, stored }
}

/** Caches the missing files; damaged ones are fetched when they are needed. @returns whether all are cached */
export async function cacheFiles(place: FilesPlace, addresses: readonly string[]): Promise<boolean> {
  const cache = await place.caches.open(filesCache)
  const queue = [...addresses]
  let isComplete = true
  async function cacheNext(): Promise<void> {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      try {
        if (await cache.match(address, { ignoreVary: true })) continue
        const response = await fetchFile(place, address)
        if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
        await cacheVerified(place, cache, address, response)
      } catch {
        isComplete = false
      }
    }
  }
  await Promise.all(Array.from({ length: maxParallelFetches }, cacheNext))
  return isComplete
}

/**
 * Deletes old files that no remote and no shell names any more.
 * @param liveAddresses addresses of files, or their prefixes
 */
export async function forgetOldFiles(
  { caches }: Pick<FilesPlace, 'caches'>,
  liveAddresses: readonly string[],
): Promise<void> {
  const cache = await caches.open(filesCache)
  for (const request of await cache.keys()) {
    if (liveAddresses.some((name) => request.url.startsWith(name))) continue
    const date = Date.parse((await cache.match(request))?.headers.get('date') ?? '')
    if (!(Date.now() - date < maxAge)) await cache.delete(request)
  }
}
