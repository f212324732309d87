import { type Image, image } from '@potluck/api/images'
import { labelTag, recipe, recipeSummary } from '@potluck/api/recipes'
import type { NewChange } from '@potluck/platform/new-change'
import { z } from 'zod'
import { photoOfPage } from './unsent-photos.ts'

const preview = z
  .object({
    /** The name of the changed thing. */
    title: z.string(),
    /** A complete new recipe. */
    recipe,
    /** Recipes that are added to lists. */
    recipes: z.array(recipeSummary),
    /** The labels and photos of the change, with every field that a screen displays. */
    labels: z.array(labelTag),
    images: z.array(image),
    /** A recipe that is linked to the changed one. */
    linked: recipe.shape.linked,
  })
  .partial()

/** Data that optimistic screens need and the request does not contain. */
export type Preview = z.output<typeof preview>

const cache = new WeakMap<NewChange, Preview>()

/** A photo with an address that is valid now. Object URLs of files end with the page that created them. */
const currentPhoto =
  ({ answers }: NewChange) =>
  (photo: Image): Image =>
    photoOfPage(photo.id) ?? image.safeParse(answers?.[photo.id]).data ?? photo

function readPreview(change: NewChange): Preview {
  const { recipe: created, images, ...others } = preview.safeParse(change.preview).data ?? {}
  const photos = created?.images.map(currentPhoto(change)) ?? []
  return {
    ...others,
    ...(images && { images: images.map(currentPhoto(change)) }),
    ...(created && { recipe: { ...created, images: photos, image: photos[0] ?? null } }),
  }
}

/** The preview of a change; undefined if another release wrote it in another form. */
export function previewOf(change: NewChange): Preview {
  const result = cache.get(change) ?? readPreview(change)
  cache.set(change, result)
  return result
}
