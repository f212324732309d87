import { storedName } from '@potluck/platform/stored-name'
import { cacheFiles, type FilesPlace } from './cached-files.ts'

/** The last valid copies of files that a deployment replaces: the page and its settings. */
export const pagesCache = storedName('pages')

/** Timeout of the network if there is a cached page, milliseconds. */
const networkTimeout = 4_000

/** Whether a page belongs to the product, and not to the login of a hotel or an error of a proxy. The build omits quotes. */
const isOurs = (page: string): boolean => /<meta name="?version\b/.test(page)

const isJson = ({ headers }: Response): boolean => /\bjson\b/.test(headers.get('content-type') ?? '')

/** The files that the page loads immediately, by its tags. */
const filesIn = (page: string): string[] =>
  [...page.matchAll(/(?:src|href)="?(assets\/[^"\s>]+)/g)].flatMap(([, file]) => file ?? [])

async function cachedResponse({ caches }: FilesPlace, key: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(pagesCache)).match(key, { ignoreVary: true })
  } catch {
    return undefined
  }
}

/** Asks the network first, then uses the last valid copy. @param base address of the product */
async function networkFirst(place: FilesPlace, base: string, request: Request, key: string): Promise<Response> {
  const fetched = place.fetch(request)
  const copy = await cachedResponse(place, key)
  if (!copy) return fetched
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), networkTimeout)
  const response = await Promise.race([fetched.catch(() => null), late])
  clearTimeout(timer)
  // A proxy answers too when its server is unreachable, and where it wants a login: that is a page, and no settings.
  const isAnswer = response && (key === base ? response.status < 500 : response.ok && isJson(response))
  return isAnswer ? response : copy
}

/**
 * Caches the page after all of its files are cached: a page without its files does not start.
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
  /** Resolves when the copy is stored, or cannot be stored. */
  readonly stored: Promise<void>
}

/** The page or its settings for a browser, and a copy for offline use. */
export function answerPage(place: FilesPlace, base: string, request: Request, what: 'page' | 'config'): AnsweredPage {
  const key = what === 'page' ? base : `${base}config.json`
  let copy: Promise<Response> | undefined
  const remembering: FilesPlace = {
    ...place,
    fetch(...request) {
      const fetched = place.fetch(...request)
      copy = fetched.then((response) => response.clone())
      return fetched
    },
  }
  const response = networkFirst(remembering, base, request, key)
  const store = async () => {
    if (!copy) return
    const fetched = await copy
    await (what === 'page' ? storePage(place, base, fetched) : storeConfig(place, key, fetched))
  }
  return { response, stored: store().catch(() => {}) }
}

/** Fetches copies of page and settings, for a visit that started before the worker. */
export async function cachePage(place: FilesPlace, base: string): Promise<void> {
  const fetched = (address: string) => place.fetch(address, { cache: 'no-cache' })
  await storePage(place, base, await fetched(base))
  await storeConfig(place, `${base}config.json`, await fetched(`${base}config.json`))
}
