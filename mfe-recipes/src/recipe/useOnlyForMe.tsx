import type { Recipe } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession } from '@potluck/platform/hooks'
import type { MenuEntry } from '@potluck/ui/content'
import { IconLock, IconUsers } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { makeOnlyForMe } from '../changes/book-changes.ts'

/** The item of the menu by which a cook keeps to themselves what they added to a kitchen, or gives it back; none for others. */
export function useOnlyForMe(recipe: Recipe): readonly MenuEntry[] {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const { account } = useSession()
  const { kitchenId, onlyForMeIn, addedBy, isOwner } = recipe

  function entry(kitchen: string, onlyForMe: boolean): MenuEntry {
    return {
      key: 'onlyForMe',
      label: onlyForMe ? t('onlyForMe.keep') : t('onlyForMe.giveBack'),
      icon: onlyForMe ? <IconLock /> : <IconUsers />,
      onSelect: () => {
        host.changes.add(makeOnlyForMe(recipe, kitchen, onlyForMe))
        const message = onlyForMe ? t('onlyForMe.kept') : t('onlyForMe.shown')
        host.toast({ message, tone: 'done', kind: 'recipe.onlyForMe' })
      },
    }
  }

  if (onlyForMeIn !== undefined) return [entry(onlyForMeIn, false)]
  const isMine = kitchenId !== undefined && isOwner && addedBy?.id === account?.id
  return isMine ? [entry(kitchenId, true)] : []
}
