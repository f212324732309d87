import { userDataKey } from '@potluck/platform/user-data'

/** Data that another program shared with the installed product; the shell's service worker stored it. */
export interface SharedThings {
  readonly text: string
  readonly photos: readonly File[]
}

const cacheName = userDataKey('shared')

const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/webp': 'webp', 'image/heic': 'heic' }

/** Takes the shared data; null without any, or without storage. */
export async function takeSharedThings(
  storage: CacheStorage | undefined = globalThis.caches,
): Promise<SharedThings | null> {
  if (!storage || !(await storage.has(cacheName))) return null
  const cache = await storage.open(cacheName)
  const shared = await cache.keys()
  let text = ''
  const photos: File[] = []
  for (const request of shared) {
    const response = await cache.match(request)
    if (!response) continue
    if (request.url.endsWith('/shared/text')) text = await response.text()
    else {
      const photo = await response.blob()
      photos.push(new File([photo], `${photos.length + 1}.${endings[photo.type] ?? 'jpg'}`, { type: photo.type }))
    }
  }
  await storage.delete(cacheName)
  return text.trim() === '' && photos.length === 0 ? null : { text, photos }
}

/** The store of shared photos while their recipe is reviewed. */
export const sharedPhotosSlot = 'clip'

let waiting: readonly File[] = []

/** The initial photos of a new recipe, which its editor takes. */
export const sharedPhotos = {
  give(photos: readonly File[]): void {
    waiting = photos
  },
  isWaiting: (): boolean => waiting.length > 0,
  take(): readonly File[] {
    const photos = waiting
    waiting = []
    return photos
  },
}
