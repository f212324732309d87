import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { doom, undoMs } from './doomed-recipes.ts'
import { useChangeRecipe } from './useChangeRecipe.ts'

interface Sent {
  readonly id: string
  readonly title: string
}

/** What a cook does with a recipe from the inbox. */
export interface InboxChoice {
  /** Moves it into the book. Resolves to whether that worked; tells the cook in both cases. */
  readonly keep: (recipe: Sent) => Promise<boolean>
  readonly keeping: boolean
  /** Deletes it, with a chance to undo. */
  readonly discard: (recipe: Sent) => void
}

export function useInboxChoice(): InboxChoice {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const recipes = useChangeRecipe()
  const [keeping, setKeeping] = useState(false)

  return {
    keeping,
    async keep({ id, title }) {
      setKeeping(true)
      try {
        await recipes.keep(id)
        host.toast({
          message: t('inbox.kept', { title }),
          tone: 'done',
          action: { label: t('inbox.open'), run: () => host.navigate(paths.recipe(id)) },
        })
        return true
      } catch {
        host.toast({ message: t('inbox.keepFailed', { title }), tone: 'problem' })
        return false
      } finally {
        setKeeping(false)
      }
    },
    discard({ id, title }) {
      const failed = () => host.toast({ message: t('deleteFailed', { title }), tone: 'problem' })
      const spare = doom(id, () => recipes.remove(id), failed)
      host.toast({
        message: t('inbox.deleted', { title }),
        duration: undoMs,
        action: { label: t('undo'), run: spare },
      })
    },
  }
}
