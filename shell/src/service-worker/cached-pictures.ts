import { userDataKey } from '@potluck/platform/user-data'
import type { WorkerScope } from './worker-scope.ts'

/** Cached pictures; they are personal data and are deleted with it. */
export const picturesCache = userDataKey('pictures')

/** The maximum number of cached pictures per size: rows of a large book, and recipes that are cooked. */
const maxPictures = { thumbnail: 3_000, medium: 300, large: 200 } as const

type Size = keyof typeof maxPictures

type Place = Pick<WorkerScope, 'caches' | 'fetch'>

const isSize = (text: string): text is Size => text in maxPictures

/** Number of writes between two counts of the cached pictures. */
const countedEvery = 50
let written = 0

/** The size of a picture by its path relative to the product; null if the path is no picture of a recipe. */
export function sizeOfPicture(path: string): Size | null {
  const [, size = ''] = /^api\/images\/[0-9a-f-]{36}\/(\w+)$/.exec(path) ?? []
  return isSize(size) ? size : null
}

/** The address without its ticket, which changes every week. */
const keyOf = (request: Request): string => request.url.replace(/\?.*$/, '')

async function forgetOldest({ caches }: Pick<Place, 'caches'>, size: Size): Promise<void> {
  const cache = await caches.open(picturesCache)
  const all = (await cache.keys()).filter(({ url }) => url.endsWith(`/${size}`))
  for (const request of all.slice(0, Math.max(0, all.length - maxPictures[size]))) await cache.delete(request)
}

async function storePicture(place: Place, key: string, size: Size, response: Response): Promise<void> {
  // The cache exists only while a member is logged in; without it nothing is stored.
  if (!(await place.caches.has(picturesCache))) return
  await (await place.caches.open(picturesCache)).put(key, response)
  written += 1
  if (written % countedEvery === 0) await forgetOldest(place, size)
}

async function deletePicture({ caches }: Place, key: string): Promise<void> {
  if (await caches.has(picturesCache)) await (await caches.open(picturesCache)).delete(key)
}

async function cachedPicture({ caches }: Place, key: string): Promise<Response | undefined> {
  try {
    return (await caches.has(picturesCache)) ? await (await caches.open(picturesCache)).match(key) : undefined
  } catch {
    return undefined
  }
}

const typeOf = ({ headers }: Response): string => headers.get('content-type') ?? ''

/** A picture, and not the login page of a proxy in front. */
const isPicture = (response: Response): boolean =>
  response.status === 200 && response.type !== 'opaque' && typeOf(response).startsWith('image/')

/** A refusal of our server, which are all JSON. */
const isRefusal = (response: Response): boolean =>
  response.status >= 400 && response.status < 502 && typeOf(response).startsWith('application/json')

export interface AnsweredPicture {
  readonly response: Promise<Response>
  /** Resolves when the copy is stored, or cannot be stored. */
  readonly stored: Promise<void>
}

/** A picture from the server, which checks access; the copy if the server is unreachable. */
export function answerPicture(place: Place, request: Request, size: Size): AnsweredPicture {
  const key = keyOf(request)
  const fetched = place.fetch(request)
  const copied = fetched.then((response) => response.clone())
  const answer = async (): Promise<Response> => {
    const response = await fetched.catch((): null => null)
    if (response && (isPicture(response) || isRefusal(response))) return response
    return (await cachedPicture(place, key)) ?? response ?? Response.error()
  }
  const afterwards = async () => {
    const copy = await copied
    if (isPicture(copy)) await storePicture(place, key, size, copy)
    else if (isRefusal(copy) && (copy.status === 401 || copy.status === 404)) await deletePicture(place, key)
  }
  return { response: answer(), stored: afterwards().catch(() => {}) }
}

/** Opens the cache of pictures for a member. */
export async function cachePictures({ caches }: Pick<Place, 'caches'>): Promise<void> {
  await caches.open(picturesCache)
}
