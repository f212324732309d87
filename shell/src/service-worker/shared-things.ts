import { userDataKey } from '@potluck/platform/user-data'
import type { WorkerScope } from './worker-scope.ts'

/** Data that another program shared, until its screen takes it. It is personal data and is deleted with it. */
export const sharedCache = userDataKey('shared')

/** Maximum number of shared photos. */
const maxPhotos = 10
const maxText = 200_000

const filesIn = (form: FormData, name: string): readonly File[] =>
  form.getAll(name).filter((file): file is File => file instanceof File && file.size > 0)

/**
 * Stores data that another program shares, and redirects to the screen that takes it. `text` contains the shared title, text and link;
 * `photo/0` and so on contain pictures and PDFs; `recipes` contains a file to import.
 */
export async function takeShared({ caches }: Pick<WorkerScope, 'caches'>, base: string, request: Request) {
  try {
    const form = await request.formData()
    const texts = ['title', 'text', 'url'].map((name) => form.get(name)).filter((value) => typeof value === 'string')
    const photos = filesIn(form, 'photos')
    const [recipes] = filesIn(form, 'recipes')
    await caches.delete(sharedCache)
    const cache = await caches.open(sharedCache)
    const text = [...new Set(texts.filter((value) => value.trim() !== ''))].join('\n').slice(0, maxText)
    await cache.put(`${base}shared/text`, new Response(text))
    for (const [at, photo] of photos.slice(0, maxPhotos).entries())
      await cache.put(`${base}shared/photo/${at}`, new Response(photo))
    // A picture beside a file is its cover at most.
    if (recipes)
      await cache.put(`${base}shared/recipes?name=${encodeURIComponent(recipes.name)}`, new Response(recipes))
    return Response.redirect(`${base}#/${recipes ? 'settings/import/any' : 'add-recipe'}?shared=here`, 303)
  } catch {
    return Response.redirect(`${base}#/add-recipe?shared=lost`, 303)
  }
}
