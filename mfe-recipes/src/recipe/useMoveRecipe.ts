import { type Folder, getRecipe, moveRecipe, type Recipe } from '@potluck/api/recipes'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useTranslation } from 'react-i18next'
import { bookQuestions } from '../book/book-questions.ts'

/** Moves the recipe into another folder of the book. */
export function useMoveRecipe({ id, title }: Recipe): (folder: Folder) => void {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const { mutate } = useCall(moveRecipe, {
    toast: true,
    changes: [getRecipe, ...bookQuestions],
    onSuccess(_, { body }) {
      host.bus.emit('recipe:updated', { recipeId: id, change: 'saved' })
      host.toast({ message: t(body.folder === 'main' ? 'move.inMain' : 'move.inInbox', { title }), tone: 'done' })
    },
  })
  return (folder) => mutate({ params: { id }, body: { folder } })
}
