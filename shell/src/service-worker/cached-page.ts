import { cacheFiles, type FilesPlace } from './cached-files.ts'

/** The last good copies of what a deployment swaps: the page and what it says about itself. */
export const pagesCache = 'potluck:pages'

/** Timeout of the network when there is a cached page. Milliseconds. */
const networkTimeout = 4_000

/** A page of the product, whose build leaves out quotes: not what a hotel or a proxy says in its place. */
const isOurs = (page: string): boolean => /<meta name="?version\b/.test(page)

/** What the page loads at once, by its own tags. */
const filesIn = (page: string): string[] =>
  [...page.matchAll(/(?:src|href)="?(assets\/[^"\s>]+)/g)].flatMap(([, file]) => file ?? [])

async function cachedResponse({ caches }: FilesPlace, key: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(pagesCache)).match(key, { ignoreVary: true })
  } catch {
    return undefined
  }
}

/** Asks the network first; without it, the last good copy. */
async function networkFirst(place: FilesPlace, request: Request, key: string): Promise<Response> {
  const fetched = place.fetch(request)
  const copy = await cachedResponse(place, key)
  if (!copy) return fetched
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), networkTimeout)
  const response = await Promise.race([fetched.catch(() => null), late])
  clearTimeout(timer)
  // A proxy whose server is away answers too.
  return response && response.status < 500 ? response : copy
}

/**
 * Caches the page after all files that it loads are cached: a page without its files does not start.
 * @param base address of the product
 */
async function storePage(place: FilesPlace, base: string, response: Response): Promise<void> {
  if (response.status !== 200 || response.redirected) return
  const page = await response.clone().text()
  if (!isOurs(page)) return
  const files = filesIn(page).map((file) => new URL(file, base).href)
  if (!(await cacheFiles(place, files))) return
  await (await place.caches.open(pagesCache)).put(base, response)
}

async function storeConfig({ caches }: FilesPlace, key: string, response: Response): Promise<void> {
  if (response.status !== 200) return
  const settings: unknown = JSON.parse(await response.clone().text())
  if (typeof settings === 'object' && settings !== null) await (await caches.open(pagesCache)).put(key, response)
}

export interface AnsweredPage {
  readonly response: Promise<Response>
  /** Ends when the copy is stored, or cannot be. */
  readonly stored: Promise<void>
}

/** The page, or its settings, for a browser; and a copy for when there is no network. */
export function answerPage(place: FilesPlace, base: string, request: Request, what: 'page' | 'config'): AnsweredPage {
  const key = what === 'page' ? base : `${base}config.json`
  let copy: Promise<Response> | undefined
  const remembering: FilesPlace = {
    ...place,
    fetch(...asked) {
      const fetched = place.fetch(...asked)
      copy = fetched.then((response) => response.clone())
      return fetched
    },
  }
  const response = networkFirst(remembering, request, key)
  const store = async () => {
    if (!copy) return
    const fetched = await copy
    await (what === 'page' ? storePage(place, base, fetched) : storeConfig(place, key, fetched))
  }
  return { response, stored: store().catch(() => {}) }
}

/** Fetches page and settings for their copies: those of a visit that began before there was a worker. */
export async function cachePage(place: FilesPlace, base: string): Promise<void> {
  const fetched = (address: string) => place.fetch(address, { cache: 'no-cache' })
  await storePage(place, base, await fetched(base))
  await storeConfig(place, `${base}config.json`, await fetched(`${base}config.json`))
}
