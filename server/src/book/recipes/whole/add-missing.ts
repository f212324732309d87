import { maxCookings } from '@potluck/api/cookings'
import { maxImages } from '@potluck/api/recipes'
import type { OpenBook } from '../../../machinery/base/database/change-book.ts'
import { type PersonalFields, writePersonalFields } from '../../../people/book-changes/personal-fields.ts'
import { addPicture } from '../add-picture.ts'
import { labelRecipes } from '../insert.ts'
import { type Part, readWhole } from './read-whole.ts'
import { copiedCookings, copiedImages, type WholeCooking, type WholeRecipe } from './whole-recipe.ts'
import { writeCookings } from './write-whole.ts'

/** A recipe of a book, and the same one of another book. */
export interface Same {
  readonly id: string
  readonly source: WholeRecipe
}

/** The later of two instants. */
const later = (one: string | null, other: string | null): string | null =>
  one !== null && (other === null || one > other) ? one : other

const contentOf = ({ cookedAt, note }: WholeCooking) => `${cookedAt} ${note}`

/** The cookings that are not in the log yet, as many of the last as there may be. */
function newCookings(book: OpenBook, own: WholeRecipe, source: WholeRecipe): readonly WholeCooking[] {
  const known = new Set(own.cookings.map(contentOf))
  const others = source.cookings.filter((cooking) => !known.has(contentOf(cooking)))
  const room = Math.max(0, maxCookings - own.cookings.length)
  return copiedCookings(others.slice(Math.max(0, others.length - room)), own, book)
}

/** A recipe with what the same one has and it does not. */
const completed = (book: OpenBook, own: WholeRecipe, source: WholeRecipe): WholeRecipe => ({
  ...own,
  rating: own.rating ?? source.rating,
  lastCookedAt: later(own.lastCookedAt, source.lastCookedAt),
  note: own.note || source.note,
  images: own.images.length > 0 ? own.images : source.images,
  cookings: [...own.cookings, ...newCookings(book, own, source)],
})

async function addFields(book: OpenBook, own: WholeRecipe, { rating, lastCookedAt, note }: WholeRecipe): Promise<void> {
  if (rating === own.rating && lastCookedAt === own.lastCookedAt && note === own.note) return
  await writePersonalFields(book, own.id, { rating, lastCookedAt, note } satisfies PersonalFields)
}

/** Gives a recipe without a picture those of the same one. @throws {Refusal} `book-full` */
async function addPictures(book: OpenBook, own: WholeRecipe, { images }: WholeRecipe): Promise<void> {
  if (own.images.length > 0) return
  for (const image of copiedImages(images, own.id)) await addPicture(book, own.id, image, maxImages)
}

/**
 * Adds to recipes of a book what the same ones of another book have and they do not. What is there stays.
 * @param options.without parts that are not added
 * @throws {Refusal} `book-full`
 */
export async function addMissing(
  book: OpenBook,
  same: readonly Same[],
  { without = [] }: { readonly without?: readonly Part[] } = {},
): Promise<void> {
  if (same.length === 0) return
  const left = new Set(without)
  const ids = [...new Set(same.map(({ id }) => id))]
  const own = await readWhole(book.database, book, ids, {
    without: [...without, 'labels', 'cookingsOfOthers', 'versions', 'mark', 'sender'],
  })
  const present = same.filter(({ id }) => own.has(id))
  if (!left.has('labels')) {
    await labelRecipes(
      book,
      present.map(({ id, source }) => ({ id, draft: { labels: [...source.labels], imageIds: [] } })),
    )
  }
  // Several may be the same as one: each adds to what those before it have added.
  const complete = new Map(own)
  for (const { id, source } of present) {
    const recipe = complete.get(id)
    if (recipe) complete.set(id, completed(book, recipe, source))
  }
  const changes = [...own.values()].map((before) => ({ before, after: complete.get(before.id) ?? before }))
  for (const { before, after } of changes) {
    if (!left.has('personal')) await addFields(book, before, after)
    if (!left.has('pictures')) await addPictures(book, before, after)
  }
  if (left.has('cookings')) return
  await writeCookings(
    book,
    changes.map(({ before, after }) => ({ id: before.id, cookings: after.cookings.slice(before.cookings.length) })),
  )
}
