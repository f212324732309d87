import { ApiError } from '@potluck/api/errors'
import { inBook } from '@potluck/api/of-book'
import { getRecipe, type Recipe } from '@potluck/api/recipes'
import { listVersions, restoreVersion } from '@potluck/api/versions'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useTranslation } from 'react-i18next'
import { bookQuestions } from '../../book/book-questions.ts'

/** Saves the recipe as it was in a version. A save in between is a conflict and is never overwritten. */
export function useRestoreVersion(
  { id, kitchenId, version: currentVersion }: Recipe,
  version: number,
  onDone: () => void,
) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const { mutate, isPending } = useCall(restoreVersion, {
    changes: [getRecipe, listVersions, ...bookQuestions],
    onSuccess() {
      host.bus.emit('recipe:updated', { recipeId: id, change: 'saved' })
      host.toast({ message: t('history.restored'), tone: 'done' })
      onDone()
    },
    onError(error) {
      const isChanged = error instanceof ApiError && error.status === 409
      host.toast({ message: t(isChanged ? 'history.changedMeanwhile' : 'history.restoreFailed'), tone: 'problem' })
    },
  })
  return {
    restore: () => mutate({ params: { id, version }, ...inBook(kitchenId), body: { version: currentVersion } }),
    isRestoring: isPending,
  }
}
