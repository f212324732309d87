import type { Image } from '@potluck/api/images'
import { listLabels } from '@potluck/api/labels'
import type { Folder, Recipe, RecipeSummary, WrittenRecipe } from '@potluck/api/recipes'
import { answerKey } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { addAndWait, type ChangeOutcome } from '@potluck/platform/outcome-of-change'
import { useQueryClient } from '@tanstack/react-query'
import { v7 as uuid } from 'uuid'
import { saveOver, sendPhoto, throwAway, writeNew } from '../changes/book-changes.ts'
import { unsentPhoto } from '../changes/unsent-photos.ts'
import { unsentRecipe } from '../changes/unsent-recipe.ts'
import { sameLabel } from '../same-label.ts'

/** A photo of a recipe: one that the server has, or a file of this device that is sent with the recipe. */
export type RecipePhoto = { readonly image: Image } | { readonly file: File }

/** What is written of a recipe, its photos by themselves. */
export interface RecipeText extends Omit<WrittenRecipe, 'imageIds'> {
  readonly photos: readonly RecipePhoto[]
}

/** Every way a recipe changes. Each shows immediately, is stored on this device until the server has it, and emits an event. */
export interface RecipeChanges {
  /** @param recipeId made by the caller, so that a retry is the same create */
  create(recipeId: string, text: RecipeText, folder?: Folder): Promise<ChangeOutcome>
  /**
   * @param before what was written on: what others changed of the rest stays
   * @param folder where it is moved to; null when it stays
   */
  save(recipeId: string, before: WrittenRecipe, text: RecipeText, folder: Folder | null): Promise<ChangeOutcome>
  remove(recipe: Pick<RecipeSummary, 'id' | 'title'>): void
}

export function useChangeRecipe(): RecipeChanges {
  const host = useHost()
  const queries = useQueryClient()
  const tell = (recipeId: string, change: 'created' | 'saved' | 'deleted') =>
    host.bus.emit('recipe:updated', { recipeId, change })

  /** Labels by their titles: a new one has an id of this device until the server has made it. */
  function labelsOf(titles: readonly string[]) {
    const known = queries.getQueryData<readonly { id: string; title: string }[]>(answerKey(listLabels, {})) ?? []
    return titles.map((title) => ({ id: known.find((label) => sameLabel(label.title, title))?.id ?? uuid(), title }))
  }

  /** The photos as screens show them, and the changes that send those that the server has not seen. */
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
      const written = { ...text, imageIds: images.map(({ id }) => id) }
      const outcome = await addAndWait(host, [...sending, writeNew(recipe, written, folder)])
      if (outcome.kind !== 'refused') tell(recipeId, 'created')
      return outcome
    },
    async save(recipeId, before, { photos, ...text }, folder) {
      const named = { id: recipeId, title: text.title }
      const { images, sending } = photosOf(named, photos)
      const written = { ...text, imageIds: images.map(({ id }) => id) }
      const shown = { labels: labelsOf(text.labels), images }
      const outcome = await addAndWait(host, [...sending, saveOver(named, before, written, folder, shown)])
      if (outcome.kind !== 'refused') tell(recipeId, 'saved')
      return outcome
    },
    remove(recipe) {
      host.changes.add(throwAway(recipe))
      tell(recipe.id, 'deleted')
    },
  }
}
