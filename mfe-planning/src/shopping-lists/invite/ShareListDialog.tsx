import { getShoppingList, listShoppingLists, type ShoppingList, updateShoppingList } from '@potluck/api/shopping-lists'
import { SharePeopleDialog } from '@potluck/parts/SharePeopleDialog'
import { useCall } from '@potluck/platform/answers'
import { useTranslation } from 'react-i18next'
import { ListLinks } from './ListLinks.tsx'

export interface ShareListDialogProps {
  readonly list: ShoppingList
  readonly onClose: () => void
}

/** Dialog for the collaborators of a list. */
export function ShareListDialog({ list, onClose }: ShareListDialogProps) {
  const { t } = useTranslation('planning')
  // Sent one after the other, so that the last choice wins.
  const share = useCall(updateShoppingList, {
    scope: { id: `share ${list.id}` },
    changes: [listShoppingLists, getShoppingList],
  })
  return (
    <SharePeopleDialog
      title={t('share.title')}
      about={t('share.how')}
      noFriends={t('share.noFriends')}
      owner={list.owner}
      collaborators={list.collaborators}
      failed={share.isError}
      onSave={(ids) => share.mutate({ params: { id: list.id }, body: { collaborators: [...ids] } })}
      onClose={onClose}
    >
      <ListLinks list={list} />
    </SharePeopleDialog>
  )
}
