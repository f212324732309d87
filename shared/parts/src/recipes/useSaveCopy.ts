import { listLabels } from '@potluck/api/labels'
import { listRecipes, type RecipeSummary, saveCopy, searchRecipes } from '@potluck/api/recipes'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

const changes = [listRecipes, searchRecipes, listLabels]

export interface SaveCopyOptions {
  /** The copy is opened once it is there; else the toast offers to. */
  readonly opensCopy?: boolean
}

/**
 * Saves copies of somebody else's recipes in the cook's own book, and says in a toast how it went. A guest registers
 * first, and comes back to the same screen.
 */
export function useSaveCopy({ opensCopy = false }: SaveCopyOptions = {}) {
  const { t } = useTranslation('parts')
  const host = useHost()
  const { loggedIn } = useSession()
  const { pathname, search } = useLocation()
  const saving = useCall(saveCopy, { changes })

  return {
    /** The recipe whose copy is on its way. */
    savingId: saving.isPending ? saving.variables.params.id : null,
    save({ id, title }: Pick<RecipeSummary, 'id' | 'title'>) {
      if (!loggedIn) return host.navigate(paths.auth('register', `${pathname}${search}`))
      if (saving.isPending) return
      saving.mutate(
        { params: { id } },
        {
          onSuccess(copy) {
            const open = () => host.navigate(paths.recipe(copy.id))
            host.bus.emit('recipe:updated', { recipeId: copy.id, change: 'created' })
            host.toast({
              message: t('copy.saved', { title }),
              tone: 'done',
              ...(!opensCopy && { action: { label: t('copy.open'), run: open } }),
            })
            if (opensCopy) open()
          },
          onError: () => host.toast({ message: t('copy.failed', { title }), tone: 'problem' }),
        },
      )
    },
  }
}
