import { useMoveToBook } from '@potluck/parts/useMoveToBook'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useTranslation } from 'react-i18next'
import { useUndoableDelete } from './useUndoableDelete.ts'

interface NamedRecipe {
  readonly id: string
  readonly title: string
}

/** What a cook does with a recipe from the inbox. */
export interface InboxChoice {
  /** Moves it into the book. Resolves to whether that worked; tells the cook in both cases. */
  readonly move: (recipe: NamedRecipe) => Promise<boolean>
  readonly isMoving: boolean
  /** Deletes it, with a chance to undo. */
  readonly discard: (recipe: NamedRecipe) => void
}

export function useInboxChoice(): InboxChoice {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const remove = useUndoableDelete()
  const { move, isPending } = useMoveToBook()

  return {
    isMoving: isPending,
    async move({ id, title }) {
      if (!(await move(id))) {
        host.toast({ message: t('inbox.keepFailed', { title }), tone: 'problem' })
        return false
      }
      host.toast({
        message: t('inbox.kept', { title }),
        tone: 'done',
        action: { label: t('inbox.open'), run: () => host.navigate(paths.recipe(id)) },
      })
      return true
    },
    discard: ({ id, title }) => remove({ id, title, done: t('inbox.deleted', { title }) }),
  }
}
