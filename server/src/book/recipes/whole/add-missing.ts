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

type Present = Same & { readonly own: WholeRecipe }

/** The later of two instants. */
const later = (one: string | null, other: string | null): string | null =>
  one !== null && (other === null || one > other) ? one : other

async function addFields(book: OpenBook, { id, own, source }: Present): Promise<void> {
  const rating = own.rating ?? source.rating
  const lastCookedAt = later(own.lastCookedAt, source.lastCookedAt)
  const note = own.note || source.note
  if (rating === own.rating && lastCookedAt === own.lastCookedAt && note === own.note) return
  await writePersonalFields(book, id, { rating, lastCookedAt, note } satisfies PersonalFields)
}

/** Gives recipes without a picture those of the other one. @throws {Refusal} `book-full` */
async function addPictures(book: OpenBook, present: readonly Present[]): Promise<void> {
  for (const { id, own, source } of new Map(present.map((each) => [each.id, each])).values()) {
    if (own.images.length > 0) continue
    for (const image of copiedImages(source.images, id)) await addPicture(book, id, image, maxImages)
  }
}

const contentOf = ({ cookedAt, note }: WholeCooking) => `${cookedAt} ${note}`

/** The cookings that are not in the log yet, as many of the last as there may be. */
function newCookings(book: OpenBook, { own, source }: Present) {
  const known = new Set(own.cookings.map(contentOf))
  const others = source.cookings.filter((cooking) => !known.has(contentOf(cooking)))
  const room = Math.max(0, maxCookings - own.cookings.length)
  const cookings = copiedCookings(others.slice(Math.max(0, others.length - room)), own, book)
  return { id: own.id, cookings }
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
  const present = same.flatMap((each): Present[] => {
    const recipe = own.get(each.id)
    return recipe ? [{ ...each, own: recipe }] : []
  })
  if (!left.has('labels')) {
    await labelRecipes(
      book,
      present.map(({ id, source }) => ({ id, draft: { labels: [...source.labels], imageIds: [] } })),
    )
  }
  if (!left.has('personal')) for (const each of present) await addFields(book, each)
  if (!left.has('pictures')) await addPictures(book, present)
  if (!left.has('cookings')) {
    await writeCookings(
      book,
      present.map((each) => newCookings(book, each)),
    )
  }
}
