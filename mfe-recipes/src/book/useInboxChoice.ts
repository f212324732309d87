import { useMoveToBook } from '@potluck/parts/useMoveToBook'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useTranslation } from 'react-i18next'
import { useUndoableDelete } from './useUndoableDelete.ts'

interface NamedRecipe {
  readonly id: string
  readonly title: string
}

/** The actions on a recipe of the inbox. */
export interface InboxChoice {
  /** Moves it into the book. Shows a toast on success and failure. Resolves to whether it succeeded. */
  readonly accept: (recipe: NamedRecipe) => Promise<boolean>
  readonly isAccepting: boolean
  /** Deletes it and offers undo. */
  readonly discard: (recipe: NamedRecipe) => void
}

export function useInboxChoice(): InboxChoice {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const remove = useUndoableDelete()
  const { move, isPending } = useMoveToBook()

  return {
    isAccepting: isPending,
    async accept({ id, title }) {
      if (!(await move(id))) {
        host.toast({ message: t('inbox.saveFailed', { title }), tone: 'problem' })
        return false
      }
      host.toast({
        message: t('inbox.saved', { title }),
        tone: 'done',
        action: { label: t('inbox.open'), run: () => host.navigate(paths.recipe(id)) },
      })
      return true
    },
    discard: ({ id, title }) => remove({ id, title, done: t('inbox.deleted', { title }) }),
  }
}
