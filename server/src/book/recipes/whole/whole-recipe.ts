import type { Folder } from '@potluck/api/recipes'
import { v5 as uuidOf } from 'uuid'
import type { OpenBook } from '../../../machinery/base/database/change-book.ts'
import type { PersonalFields } from '../../../people/book-changes/personal-fields.ts'
import type { ImageRow } from '../../images/rows.ts'
import type { Draft } from '../insert.ts'

/** The texts of a recipe. */
export type Texts = Omit<Draft, 'rating' | 'labels' | 'imageIds'>

/** A picture with the time when it was stored. */
export interface StoredImage extends ImageRow {
  readonly createdAt: string
}

/** The photo of a cooking: a picture of some book. */
export interface WholePhoto<Image = StoredImage> {
  readonly ownerId: string
  readonly image: Image
  readonly isShown: boolean
}

/** An entry in the cooking log. */
export interface WholeCooking<Image = StoredImage> {
  readonly id: string
  readonly cookedAt: string
  readonly note: string
  /** In a kitchen, who cooked, and which version. */
  readonly personId: string | null
  readonly version: number | null
  readonly photo: WholePhoto<Image> | null
}

/** An earlier state of a recipe. */
export interface WholeVersion<Image = StoredImage> {
  readonly version: number
  readonly savedAt: string
  /** In a kitchen, who wrote it. */
  readonly savedById: string | null
  readonly replacedAt: string
  readonly texts: Texts
  readonly images: readonly Image[]
}

/** A recipe with everything that belongs to it. Links are between recipes (`links.ts`). */
export interface WholeRecipe<Image = StoredImage> extends PersonalFields {
  readonly id: string
  readonly texts: Texts
  /** Its folder; of a recipe in the trash, the one from which it was deleted. */
  readonly folder: Folder
  /** When it was deleted; null outside of the trash. */
  readonly deletedAt: string | null
  readonly createdAt: string
  readonly updatedAt: string
  readonly version: number
  /** The sender. */
  readonly fromUserId: string | null
  /** The first of the recipes of which it is a variation; null where it is no copy. */
  readonly familyId: string | null
  /** In a kitchen, who added it. Whoever writes a recipe adds it. */
  readonly addedById: string | null
  readonly labels: readonly string[]
  readonly images: readonly Image[]
  /** From the first to the last. */
  readonly cookings: readonly WholeCooking<Image>[]
  /** From the first to the last. */
  readonly versions: readonly WholeVersion<Image>[]
  /** How an import recognises it. */
  readonly mark: { readonly fingerprint: string; readonly origin: string | null } | null
}

/** A recipe to write: a part that is left out is empty, and a time that is left out is now. */
export type RecipeToWrite = Pick<WholeRecipe, 'id' | 'texts'> &
  Partial<Omit<WholeRecipe<ImageRow>, 'id' | 'texts' | 'addedById'>>

/** A recipe as a cook writes it, without its pictures. */
export const draftOf = ({ texts, rating, labels }: WholeRecipe): Omit<Draft, 'imageIds'> => ({
  ...texts,
  rating,
  labels: [...labels],
})

/** Pictures of a recipe as those of its copy: the same files, with ids that are always the same. */
export const copiedImages = (images: readonly ImageRow[], copyId: string): ImageRow[] =>
  images.map(({ id, digest, bytes }) => ({ id: uuidOf(id, copyId), digest, bytes }))

/** Cookings as those of the same recipe in another book, where the person who writes has noted them. */
export const copiedCookings = (
  cookings: readonly WholeCooking[],
  { id, version }: Pick<WholeRecipe, 'id' | 'version'>,
  { personId }: OpenBook,
): WholeCooking[] => cookings.map((cooking) => ({ ...cooking, id: uuidOf(cooking.id, id), personId, version }))

/** A copy of a recipe, which begins with its first version. */
export function copyOf(recipe: WholeRecipe, id: string, to: OpenBook): RecipeToWrite {
  const { updatedAt: _saved, versions: _versions, mark: _mark, ...kept } = recipe
  return {
    ...kept,
    id,
    familyId: recipe.familyId ?? recipe.id,
    version: 1,
    images: copiedImages(recipe.images, id),
    cookings: copiedCookings(recipe.cookings, { id, version: 1 }, to),
  }
}
