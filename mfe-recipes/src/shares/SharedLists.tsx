import { listShoppingLists, updateShoppingList } from '@potluck/api/shopping-lists'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { useSession } from '@potluck/platform/hooks'
import { paths } from '@potluck/platform/paths'
import { IconShoppingCart } from '@potluck/ui/icons'
import { useTranslation } from 'react-i18next'
import { SharedThing } from './SharedThing.tsx'
import { ShareSection } from './ShareSection.tsx'

/** Shopping lists of one's own that friends are on. */
export function SharedLists() {
  const { t } = useTranslation('recipes')
  const own = useSession().account?.id
  const answer = useAnswer(
    listShoppingLists,
    {},
    { select: (lists) => lists.filter(({ owner, collaborators }) => owner.id === own && collaborators.length > 0) },
  )
  const change = useCall(updateShoppingList, { toast: true, changes: [listShoppingLists] })
  return (
    <ShareSection title={t('shares.lists')} nothing={t('shares.noLists')} answer={answer}>
      {(lists) =>
        lists.map((list) => (
          <li key={list.id}>
            <SharedThing
              icon={<IconShoppingCart aria-hidden="true" />}
              path={paths.shoppingList(list.id)}
              title={list.title}
              people={list.collaborators}
              isBusy={change.isPending}
              onTakeBack={() => change.mutate({ params: { id: list.id }, body: { collaborators: [] } })}
            />
          </li>
        ))
      }
    </ShareSection>
  )
}
