import type { Image } from '@potluck/api/images'
import { listLabels } from '@potluck/api/labels'
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

/** Changes of a recipe. Each is optimistic, waits in the change queue, and emits an event on the bus. */
export interface RecipeChanges {
  /** @param recipeId made by the caller, so that a retry is the same create */
  create(recipeId: string, text: RecipeText, folder?: Folder): Promise<ChangeOutcome>
  /**
   * Saves an edit.
   * @param before the version that was edited: changes of others in other fields are retained
   * @param folder the new folder; null leaves the recipe in its folder
   */
  save(recipeId: string, before: WrittenRecipe, text: RecipeText, folder: Folder | null): Promise<ChangeOutcome>
  remove(recipe: Pick<RecipeSummary, 'id' | 'title'>): void
}

export function useChangeRecipe(): RecipeChanges {
  const host = useHost()
  const queries = useQueryClient()
  const notify = (recipeId: string, change: 'created' | 'saved' | 'deleted') =>
    host.bus.emit('recipe:updated', { recipeId, change })

  /** Labels by title. A new label has a temporary id until the server creates it. */
  function labelsOf(titles: readonly string[]) {
    const labels = queries.getQueryData<readonly { id: string; title: string }[]>(answerKey(listLabels, {})) ?? []
    return titles.map((title) => ({ id: labels.find((label) => sameLabel(label.title, title))?.id ?? uuid(), title }))
  }

  /** Photos as screens display them, and the changes that upload those the server does not have. */
  function photosOf(recipe: Pick<Recipe, 'id' | 'title'>, photos: readonly RecipePhoto[]) {
    const sent = photos.map((photo) => {
      if ('image' in photo) return { image: photo.image, change: null }
      const change = sendPhoto(recipe, photo.file)
      return { image: unsentPhoto(change.reference, photo.file), change }
    })
    return { images: sent.map(({ image }) => image), sending: sent.flatMap(({ change }) => change ?? []) }
  }

  return {
    async create(recipeId, { photos, ...text }, folder = 'main') {
      const { images, sending } = photosOf({ id: recipeId, title: text.title }, photos)
      const recipe = unsentRecipe(recipeId, text, folder, { labels: labelsOf(text.labels), images })
      const fields = { ...text, imageIds: images.map(({ id }) => id) }
      const outcome = await addAndWait(host, [...sending, writeNew(recipe, fields, folder)])
      if (outcome.kind !== 'refused') notify(recipeId, 'created')
      return outcome
    },
    async save(recipeId, before, { photos, ...text }, folder) {
      const recipe = { id: recipeId, title: text.title }
      const { images, sending } = photosOf(recipe, photos)
      const fields = { ...text, imageIds: images.map(({ id }) => id) }
      const preview = { labels: labelsOf(text.labels), images }
      const outcome = await addAndWait(host, [...sending, saveOver(recipe, before, fields, folder, preview)])
      if (outcome.kind !== 'refused') notify(recipeId, 'saved')
      return outcome
    },
    remove(recipe) {
      host.changes.add(deleteOne(recipe))
      notify(recipe.id, 'deleted')
    },
  }
}
