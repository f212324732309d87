import { listShoppingLists, updateShoppingList } from '@potluck/api/shopping-lists'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { useSession } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { IconShoppingCart } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { isSharedBy, SharedThings } from './SharedThings.tsx'
import { ShareSection } from './ShareSection.tsx'

/** The cook's shopping lists with collaborators. */
export function SharedLists() {
  const { t } = useTranslation('recipes')
  const own = useSession().account?.id
  const answer = useAnswer(listShoppingLists, {}, { select: (lists) => lists.filter(isSharedBy(own)) })
  const change = useCall(updateShoppingList, { toast: true, changes: [listShoppingLists] })
  return (
    <ShareSection title={t('shares.lists')} answer={answer}>
      {(lists) => (
        <SharedThings
          things={lists}
          icon={<IconShoppingCart aria-hidden="true" />}
          pathOf={paths.shoppingList}
          isBusy={change.isPending}
          onTakeBack={(id) => change.mutate({ params: { id }, body: { collaborators: [] } })}
        />
      )}
    </ShareSection>
  )
}
