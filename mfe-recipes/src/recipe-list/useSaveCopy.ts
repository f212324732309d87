import { type RecipeSummary, saveCopy } from '@potluck/api/recipes'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { useTranslation } from 'react-i18next'
import { bookQuestions } from '../book/book-questions.ts'

/** Keeps a copy of somebody else's recipe in the own book. A guest makes an account first, and comes back to the list. */
export function useSaveCopy() {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const { loggedIn } = useSession()
  const saving = useCall(saveCopy, { changes: bookQuestions })

  return {
    savingId: saving.isPending ? saving.variables.params.id : null,
    save({ id, title }: Pick<RecipeSummary, 'id' | 'title'>) {
      if (!loggedIn) return host.navigate(paths.auth('register', window.location.hash.slice(1)))
      if (saving.isPending) return
      saving.mutate(
        { params: { id } },
        {
          onSuccess(copy) {
            host.bus.emit('recipe:updated', { recipeId: copy.id, change: 'created' })
            host.toast({
              message: t('copy.saved', { title }),
              tone: 'done',
              action: { label: t('copy.open'), run: () => host.navigate(paths.recipe(copy.id)) },
            })
          },
          onError: () => host.toast({ message: t('copy.failed', { title }), tone: 'problem' }),
        },
      )
    },
  }
}
