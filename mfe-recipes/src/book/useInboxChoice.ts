import type { RecipeSummary } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useTranslation } from 'react-i18next'
import { moveTo } from '../changes/book-changes.ts'
import { useUndoableDelete } from './useUndoableDelete.ts'

/** The actions on a recipe of the inbox. */
export interface InboxChoice {
  /** Moves it into the book, also without a network. */
  readonly accept: (recipe: RecipeSummary) => void
  /** Deletes it and offers undo. */
  readonly discard: (recipe: Pick<RecipeSummary, 'id' | 'title'>) => void
}

export function useInboxChoice(): InboxChoice {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const remove = useUndoableDelete()

  return {
    accept(recipe) {
      const { id, title } = recipe
      host.changes.add(moveTo(recipe, 'main'))
      host.bus.emit('recipe:updated', { recipeId: id, change: 'saved' })
      host.toast({
        message: t('inbox.saved', { title }),
        tone: 'done',
        action: { label: t('inbox.open'), run: () => host.navigate(paths.recipe(id)) },
      })
    },
    discard: ({ id, title }) => remove({ id, title, done: t('inbox.deleted', { title }) }),
  }
}
