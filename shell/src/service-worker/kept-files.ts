import type { WorkerScope } from './worker-scope.ts'

/** Files whose name says what is in them; every version of every part has its own. */
export const filesCache = 'potluck:files'

/** A file that nobody names any more is kept for so long: windows of an older version still ask for it. Milliseconds. */
const keptFor = 30 * 24 * 3_600_000

/** How many files are fetched ahead at once. */
const atOnce = 4

type Place = Pick<WorkerScope, 'caches' | 'fetch'>

const versionOf = (pathname: string): string | null => /^.*\/remotes\/[^/]+\/[^/]+\//.exec(pathname)?.[0] ?? null

/**
 * Whether the content of an address never changes: hashed files of the shell, and those in the folder of a remote's
 * version, on whatever origin that lies. What a developer serves in place of a remote does change, and has no TLS.
 * @param base address of the product, ending in a slash
 */
export function isNamedByContent({ protocol, origin, href, pathname }: URL, base: string): boolean {
  if (href.startsWith(`${base}assets/`)) return true
  if (versionOf(pathname) === null) return false
  return origin === new URL(base).origin ? href.startsWith(`${base}remotes/`) : protocol === 'https:'
}

/** A file that is kept, or else fetched and kept. Where nothing can be kept it is fetched, as without a worker. */
export async function answerFile({ caches, fetch }: Place, request: Request): Promise<Response> {
  const cache = await caches.open(filesCache).catch(() => null)
  const kept = await cache?.match(request, { ignoreVary: true }).catch(() => undefined)
  if (kept) return kept
  const response = await fetch(request)
  if (response.status === 200 && response.type !== 'opaque') {
    const copy = response.clone()
    // A full storage keeps nothing, and costs nothing else.
    void cache?.put(request, copy).catch(() => {})
  }
  return response
}

/** Keeps files that are not kept yet; those that do not come are fetched when they are needed. @returns whether all are there */
export async function keepFiles({ caches, fetch }: Place, addresses: readonly string[]): Promise<boolean> {
  const cache = await caches.open(filesCache)
  const left = [...addresses]
  let complete = true
  async function keepNext(): Promise<void> {
    for (let address = left.shift(); address !== undefined; address = left.shift()) {
      try {
        if (await cache.match(address, { ignoreVary: true })) continue
        const response = await fetch(address, { mode: 'cors', credentials: 'same-origin' })
        if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
        await cache.put(address, response)
      } catch {
        complete = false
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, keepNext))
  return complete
}

/**
 * Forgets files that no part names any more and that came long ago.
 * @param named addresses of files, or what they begin with
 */
export async function forgetOldFiles({ caches }: Pick<Place, 'caches'>, named: readonly string[]): Promise<void> {
  const cache = await caches.open(filesCache)
  for (const request of await cache.keys()) {
    if (named.some((name) => request.url.startsWith(name))) continue
    const date = Date.parse((await cache.match(request))?.headers.get('date') ?? '')
    if (!(Date.now() - date < keptFor)) await cache.delete(request)
  }
}
