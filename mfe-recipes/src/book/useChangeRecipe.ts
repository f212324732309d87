import type { Image } from '@potluck/api/images'
import { listLabels } from '@potluck/api/labels'
import { inBook } from '@potluck/api/of-book'
import type { Folder, Recipe, RecipeSummary, WrittenRecipe } from '@potluck/api/recipes'
import { answerKey } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { addAndWait, type ChangeOutcome } from '@potluck/platform/outcome-of-change'
import { useQueryClient } from '@tanstack/react-query'
import { v7 as uuid } from 'uuid'
import { deleteOne, saveOver, sendPhoto, writeNew } from '../changes/book-changes.ts'
import { unsentPhoto } from '../changes/unsent-photos.ts'
import { unsentRecipe } from '../changes/unsent-recipe.ts'
import { sameLabel } from '../same-label.ts'

/** A photo of a recipe: on the server, or a file of this device that is sent with the recipe. */
export type RecipePhoto = { readonly image: Image } | { readonly file: File }

/** The fields of a recipe that a cook writes, with photos separate. */
export interface RecipeText extends Omit<WrittenRecipe, 'imageIds'> {
  readonly photos: readonly RecipePhoto[]
}

/** Where a new recipe is put. */
export interface Place {
  readonly folder?: Folder
  /** The kitchen into whose book; undefined for the own book. */
  readonly kitchenId?: string | undefined
  /** The recipe of which it is a duplicate. */
  readonly copyOf?: string
}

/** A recipe, and the kitchen in whose book it is. */
export interface SavedPlace {
  readonly id: string
  readonly kitchenId?: string | undefined
}

/** Changes of a recipe. Each is optimistic, waits in the change queue, and emits an event on the bus. */
export interface RecipeChanges {
  /**
   * @param recipeId made by the caller, so that a retry is the same create
   * @param place the main folder of the own book without it
   */
  create(recipeId: string, text: RecipeText, place?: Place): Promise<ChangeOutcome>
  /**
   * Saves an edit.
   * @param before the version that was edited: changes of others in other fields are retained
   * @param folder the new folder; null leaves the recipe in its folder
   */
  save(recipe: SavedPlace, before: WrittenRecipe, text: RecipeText, folder: Folder | null): Promise<ChangeOutcome>
  remove(recipe: SavedPlace & Pick<RecipeSummary, 'title'>): void
}

export function useChangeRecipe(): RecipeChanges {
  const host = useHost()
  const queries = useQueryClient()
  const notify = (recipeId: string, change: 'created' | 'saved' | 'deleted') =>
    host.bus.emit('recipe:updated', { recipeId, change })

  /** Labels by title. A new label has a temporary id until the server creates it. */
  function labelsOf(titles: readonly string[], kitchenId: string | undefined) {
    const key = answerKey(listLabels, inBook(kitchenId))
    const labels = queries.getQueryData<readonly { id: string; title: string }[]>(key) ?? []
    return titles.map((title) => ({ id: labels.find((label) => sameLabel(label.title, title))?.id ?? uuid(), title }))
  }

  /** Photos as screens display them, and the changes that upload those the server does not have. */
  function photosOf(recipe: Pick<Recipe, 'id' | 'title' | 'kitchenId'>, photos: readonly RecipePhoto[]) {
    const sent = photos.map((photo) => {
      if ('image' in photo) return { image: photo.image, change: null }
      const change = sendPhoto(recipe, photo.file)
      return { image: unsentPhoto(change.reference, photo.file), change }
    })
    return { images: sent.map(({ image }) => image), sending: sent.flatMap(({ change }) => change ?? []) }
  }

  return {
    async create(recipeId, { photos, ...text }, { folder = 'main', kitchenId, copyOf } = {}) {
      const ofKitchen = kitchenId === undefined ? {} : { kitchenId }
      const { images, sending } = photosOf({ id: recipeId, title: text.title, ...ofKitchen }, photos)
      const attached = { labels: labelsOf(text.labels, kitchenId), images, ...ofKitchen }
      const recipe = unsentRecipe(recipeId, text, folder, attached)
      const fields = { ...text, imageIds: images.map(({ id }) => id) }
      const outcome = await addAndWait(host, [...sending, writeNew(recipe, fields, folder, copyOf)])
      if (outcome.kind !== 'refused') notify(recipeId, 'created')
      return outcome
    },
    async save({ id, kitchenId }, before, { photos, ...text }, folder) {
      const recipe = { id, title: text.title, ...(kitchenId === undefined ? {} : { kitchenId }) }
      const { images, sending } = photosOf(recipe, photos)
      const fields = { ...text, imageIds: images.map(({ id }) => id) }
      const preview = { labels: labelsOf(text.labels, kitchenId), images }
      const outcome = await addAndWait(host, [...sending, saveOver(recipe, before, fields, folder, preview)])
      if (outcome.kind !== 'refused') notify(id, 'saved')
      return outcome
    },
    remove({ kitchenId, ...recipe }) {
      host.changes.add(deleteOne(kitchenId === undefined ? recipe : { ...recipe, kitchenId }))
      notify(recipe.id, 'deleted')
    },
  }
}
