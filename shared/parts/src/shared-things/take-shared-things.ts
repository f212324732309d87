import { userDataKey } from '@potluck/platform/user-data'

/** Data that another program shared with the installed product; the shell's service worker stored it. */
export interface SharedThings {
  readonly text: string
  /** Pictures and PDFs. */
  readonly photos: readonly File[]
  /** A file of recipes, to be imported. */
  readonly recipes: File | null
}

const cacheName = userDataKey('shared')

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
}

/** Takes the shared data; null without any, or without storage. */
export async function takeSharedThings(
  storage: CacheStorage | undefined = globalThis.caches,
): Promise<SharedThings | null> {
  if (!storage || !(await storage.has(cacheName))) return null
  const cache = await storage.open(cacheName)
  const shared = await cache.keys()
  let text = ''
  let recipes: File | null = null
  const photos: File[] = []
  for (const request of shared) {
    const response = await cache.match(request)
    if (!response) continue
    const { pathname, searchParams } = new URL(request.url)
    const [kind] = pathname.split('/shared/').slice(-1)
    if (kind === 'text') text = await response.text()
    else if (kind === 'recipes') recipes = new File([await response.blob()], searchParams.get('name') ?? '')
    else {
      const photo = await response.blob()
      photos.push(new File([photo], `${photos.length + 1}.${endings[photo.type] ?? 'jpg'}`, { type: photo.type }))
    }
  }
  await storage.delete(cacheName)
  return text.trim() === '' && photos.length === 0 && !recipes ? null : { text, photos, recipes }
}
