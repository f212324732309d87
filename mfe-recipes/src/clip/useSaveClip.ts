import type { Clipping } from '@potluck/api/clip'
import { ApiError } from '@potluck/api/errors'
import { addImageByLink, type Image, uploadImage } from '@potluck/api/images'
import { inBook } from '@potluck/api/of-book'
import { maxImages } from '@potluck/api/recipes'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { useForm } from '@potluck/platform/useForm'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'
import { type RecipePhoto, useChangeRecipe } from '../book/useChangeRecipe.ts'
import { type Review, writtenOf } from './review.ts'

export type SaveClipProblem = 'offline' | 'full' | 'failed'

interface SaveClipSettings {
  readonly clipping: Clipping
  /** Shared with the recipe; they come first. */
  readonly photos: readonly File[]
  readonly review: Review
  /** The kitchen into whose book it goes; undefined for the own book. */
  readonly kitchenId: string | undefined
  readonly onTitle: (title: string) => void
  readonly onSaved: () => void
  /** Deletes the draft. */
  readonly onForget: () => void
  /** Goes on with the next recipe of the same text, after a save; absent after the last one. */
  readonly onNext: (() => void) | undefined
}

const isOffline = (error: unknown): boolean => error instanceof ApiError && error.status === 0

/** Uploads pictures. A picture that cannot be fetched is skipped with a toast. A retry uploads none twice. */
function useSendPictures(kitchenId: string | undefined) {
  const { t } = useTranslation('recipes')
  const { toast } = useHost()
  const upload = useCall(uploadImage)
  const addByLink = useCall(addImageByLink)
  const [uploaded] = useState(() => new Map<string | File, Image>())

  async function pictureOf(source: string | File): Promise<RecipePhoto | null> {
    try {
      const image =
        uploaded.get(source) ??
        (typeof source === 'string'
          ? await addByLink.mutateAsync({ body: { url: source }, ...inBook(kitchenId) })
          : await upload.mutateAsync({ file: source, ...inBook(kitchenId) }))
      uploaded.set(source, image)
      return { image }
    } catch (error) {
      // A file of the device waits with the recipe until there is a connection.
      if (isOffline(error) && source instanceof File) return { file: source }
      if (isOffline(error)) throw error
      toast({ message: t('clip.noPicture'), tone: 'problem' })
      return null
    }
  }

  /** Uploads sequentially, up to the limit of photos of a recipe. */
  return async (sources: readonly (string | File)[], max: number): Promise<readonly RecipePhoto[]> => {
    const sent: RecipePhoto[] = []
    for (const source of sources) {
      const photo = sent.length < max ? await pictureOf(source) : null
      if (photo) sent.push(photo)
    }
    return sent
  }
}

/**
 * Saves the reviewed recipe with its picture, which is fetched only now. A picture that cannot be fetched does not stop
 * the save.
 */
export function useSaveClip(settings: SaveClipSettings) {
  const { clipping, photos, review, kitchenId, onTitle, onSaved, onForget, onNext } = settings
  const { t } = useTranslation('recipes')
  const { navigate, toast } = useHost()
  const recipes = useChangeRecipe()
  // One id for all tries: a retry is the same create.
  const [recipeId] = useState(() => newId())
  const { multipleImages } = useSession().capabilities
  const sendPictures = useSendPictures(kitchenId)
  const { title } = review

  /** Saves and opens a screen. */
  async function saveThen(path: string): Promise<{ readonly problem: SaveClipProblem } | undefined> {
    const { imageIds: _ids, ...text } = writtenOf(review, clipping)
    const sources = [...photos, ...(review.image === null ? [] : [review.image])]
    const sent = await sendPictures(sources, multipleImages ? maxImages : 1)
    const outcome = await recipes.create(recipeId, { ...text, photos: sent }, { kitchenId })
    if (outcome.kind === 'refused') return { problem: outcome.refusal.status === 409 ? 'full' : 'failed' }
    if (onNext) {
      toast({ message: t('clip.several.saved', { title, count: clipping.others.length }) })
      onNext()
      return
    }
    onSaved()
    onForget()
    navigate(path, { replace: true })
  }

  const form = useForm<Pick<Review, 'title'>, SaveClipProblem>({
    initial: { title },
    draft: { values: { title }, update: (change) => onTitle(change({ title }).title) },
    check: () => ({ title: writtenOf(review, clipping).title === '' && t('editor.noTitle') }),
    submit: () => saveThen(paths.recipe(recipeId)),
    explain: (error) => ({ problem: isOffline(error) ? 'offline' : 'failed' }),
  })
  return { form, saveAndEdit: () => form.submit(() => saveThen(paths.editRecipe(recipeId))) }
}
