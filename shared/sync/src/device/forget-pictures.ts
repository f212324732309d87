import { userDataKey } from '@potluck/platform/user-data'

/** Where the service worker stores pictures. */
const picturesCache = userDataKey('pictures')

/** Pictures in the addresses of answers. */
const addressed = /\/images\/([0-9a-f-]{36})\//g

/** The ids of the pictures whose addresses a text holds. */
export const picturesIn = (text: string): readonly string[] =>
  [...text.matchAll(addressed)].flatMap(([, id]) => id ?? [])

/** Deletes pictures that were shown, in all sizes. */
export async function forgetPictures(ids: Iterable<string>): Promise<void> {
  const unwanted = new Set(ids)
  // Caches exist on secure origins only.
  if (unwanted.size === 0 || !('caches' in globalThis) || !(await caches.has(picturesCache))) return
  const cache = await caches.open(picturesCache)
  for (const request of await cache.keys())
    if (picturesIn(request.url).some((id) => unwanted.has(id))) await cache.delete(request)
}
