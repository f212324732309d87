import { userDataKey } from '@potluck/platform/user-data'
import type { WorkerScope } from './worker-scope.ts'

/** Data that another program shared, until its screen takes it. It is personal data and is deleted with it. */
export const sharedCache = userDataKey('shared')

/** Maximum number of shared photos. */
const maxPhotos = 10
const maxText = 200_000

/**
 * Stores data that another program shares, and redirects to the screen that takes it. `text` contains the shared title, text and link;
 * `photo/0` and so on contain the pictures.
 */
export async function takeShared({ caches }: Pick<WorkerScope, 'caches'>, base: string, request: Request) {
  try {
    const form = await request.formData()
    const texts = ['title', 'text', 'url'].map((name) => form.get(name)).filter((value) => typeof value === 'string')
    const photos = form.getAll('photos').filter((photo) => photo instanceof Blob && photo.size > 0)
    await caches.delete(sharedCache)
    const cache = await caches.open(sharedCache)
    const text = [...new Set(texts.filter((value) => value.trim() !== ''))].join('\n').slice(0, maxText)
    await cache.put(`${base}shared/text`, new Response(text))
    for (const [at, photo] of photos.slice(0, maxPhotos).entries())
      await cache.put(`${base}shared/photo/${at}`, new Response(photo))
    return Response.redirect(`${base}#/add-recipe?shared=here`, 303)
  } catch {
    return Response.redirect(`${base}#/add-recipe?shared=lost`, 303)
  }
}
