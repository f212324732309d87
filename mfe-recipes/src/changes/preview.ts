import { type Image, image } from '@potluck/api/images'
import { labelTag, recipe, recipeSummary } from '@potluck/api/recipes'
import type { NewChange } from '@potluck/platform/new-change'
import { z } from 'zod'
import { photoOfPage } from './unsent-photos.ts'

const preview = z
  .object({
    /** What the change is about, by name. */
    title: z.string(),
    /** A new recipe, whole. */
    recipe,
    /** Recipes that come into lists. */
    recipes: z.array(recipeSummary),
    /** The labels and pictures that the change names, with all that a screen shows of them. */
    labels: z.array(labelTag),
    images: z.array(image),
  })
  .partial()

/** What changes of a book are drawn with, beside what is sent. */
export type Preview = z.output<typeof preview>

const read = new WeakMap<NewChange, Preview>()

/** A photo as it can be seen now: the address of a file is that of the page in which it was chosen. */
const seen =
  ({ answers }: NewChange) =>
  (photo: Image): Image =>
    photoOfPage(photo.id) ?? image.safeParse(answers?.[photo.id]).data ?? photo

function readPreview(change: NewChange): Preview {
  const { recipe: made, images, ...known } = preview.safeParse(change.preview).data ?? {}
  const photos = made?.images.map(seen(change)) ?? []
  return {
    ...known,
    ...(images && { images: images.map(seen(change)) }),
    ...(made && { recipe: { ...made, images: photos, image: photos[0] ?? null } }),
  }
}

/** What a change of a book is drawn with; nothing of one that another release made otherwise. */
export function previewOf(change: NewChange): Preview {
  const known = read.get(change) ?? readPreview(change)
  read.set(change, known)
  return known
}
