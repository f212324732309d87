import type { Clipping } from '@potluck/api/clip'
import { ApiError } from '@potluck/api/errors'
import { addImageByLink, type Image } from '@potluck/api/images'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'
import { useChangeRecipe } from '../book/useChangeRecipe.ts'
import { type Review, writtenOf } from './review.ts'

export type SaveClipProblem = 'noTitle' | 'offline' | 'full' | 'failed'

/** Saves what was reviewed, with its picture, which is fetched only now; a picture that cannot be had holds nothing up. */
export function useSaveClip(clipping: Clipping, letGo: () => void) {
  const host = useHost()
  const { t } = useTranslation('recipes')
  const recipes = useChangeRecipe()
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<SaveClipProblem | null>(null)
  // One id for all tries: a retry is the same create.
  const [recipeId] = useState(() => newId())
  const [fetched, setFetched] = useState<{ readonly address: string; readonly image: Image } | null>(null)

  async function pictureAt(address: string): Promise<Image | null> {
    if (fetched?.address === address) return fetched.image
    try {
      const { data: image } = await host.api.call(addImageByLink, { body: { url: address } })
      setFetched({ address, image })
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
      const image = review.image === null ? null : await pictureAt(review.image)
      const { imageIds: _ids, ...text } = written
      const outcome = await recipes.create(recipeId, { ...text, photos: image ? [{ image }] : [] })
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
