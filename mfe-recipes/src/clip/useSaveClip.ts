import type { Clipping } from '@potluck/api/clip'
import { ApiError } from '@potluck/api/errors'
import { addImageByLink, type Image, uploadImage } from '@potluck/api/images'
import { maxImages } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'
import { useChangeRecipe } from '../book/useChangeRecipe.ts'
import { type Review, writtenOf } from './review.ts'

export type SaveClipProblem = 'noTitle' | 'offline' | 'full' | 'failed'

/**
 * Saves what was reviewed, with its picture, which is fetched only now; a picture that cannot be had holds nothing up.
 * @param photos that were shared with it; they come first
 */
export function useSaveClip(clipping: Clipping, photos: readonly File[], letGo: () => void) {
  const host = useHost()
  const { t } = useTranslation('recipes')
  const recipes = useChangeRecipe()
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<SaveClipProblem | null>(null)
  // One id for all tries: a retry is the same create.
  const [recipeId] = useState(() => newId())
  const { multipleImages } = useSession().capabilities
  const [sent, setSent] = useState<ReadonlyMap<string | File, Image>>(new Map())

  /** A retry sends no picture twice. */
  async function pictureOf(source: string | File): Promise<Image | null> {
    const known = sent.get(source)
    if (known) return known
    try {
      const { data: image } =
        typeof source === 'string'
          ? await host.api.call(addImageByLink, { body: { url: source } })
          : await host.api.call(uploadImage, { file: source })
      setSent((before) => new Map(before).set(source, image))
      return image
    } catch (error) {
      if (error instanceof ApiError && error.status === 0) throw error
      host.toast({ message: t('clip.noPicture'), tone: 'problem' })
      return null
    }
  }

  async function save(review: Review, then: 'open' | 'edit') {
    if (saving) return
    const written = writtenOf(review, clipping)
    if (written.title === '') return setProblem('noTitle')
    setSaving(true)
    setProblem(null)
    try {
      const images: Image[] = []
      for (const source of [...photos, ...(review.image === null ? [] : [review.image])]) {
        const image = images.length < (multipleImages ? maxImages : 1) ? await pictureOf(source) : null
        if (image) images.push(image)
      }
      const { imageIds: _ids, ...text } = written
      const outcome = await recipes.create(recipeId, { ...text, photos: images.map((image) => ({ image })) })
      if (outcome.kind === 'refused') return setProblem(outcome.refusal.status === 409 ? 'full' : 'failed')
      letGo()
      host.navigate(then === 'open' ? paths.recipe(recipeId) : paths.editRecipe(recipeId), { replace: true })
    } catch (error) {
      const status = error instanceof ApiError ? error.status : -1
      if (status === -1) host.reportError(error)
      setProblem(status === 0 ? 'offline' : 'failed')
    } finally {
      setSaving(false)
    }
  }

  return { save, saving, problem }
}
