import { type Recipe, saveCopy } from '@potluck/api/recipes'
import { useAskAgain, useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { useTranslation } from 'react-i18next'
import { bookQuestions } from '../book/book-questions.ts'

/** Puts a copy of somebody else's recipe into the cook's own book, and goes there. A guest registers first. */
export function useSaveCopy({ id, title }: Recipe): { readonly save: () => void; readonly isSaving: boolean } {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const { loggedIn } = useSession()
  const refreshBook = useAskAgain(...bookQuestions)
  const { mutate, isPending } = useCall(saveCopy, {
    toast: true,
    onSuccess(copy) {
      refreshBook()
      host.bus.emit('recipe:updated', { recipeId: copy.id, change: 'created' })
      host.toast({ message: t('copy.saved', { title }), tone: 'done' })
      host.navigate(paths.recipe(copy.id))
    },
  })
  return {
    isSaving: isPending,
    save: () => (loggedIn ? mutate({ params: { id } }) : host.navigate(paths.auth('register', paths.recipe(id)))),
  }
}
