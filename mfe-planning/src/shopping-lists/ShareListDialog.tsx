import type { ShoppingList } from '@potluck/api/shopping-lists'
import { SharePeopleDialog } from '@potluck/parts/SharePeopleDialog'
import { useTranslation } from 'react-i18next'
import { useUpdateList } from './useUpdateList.ts'

export interface ShareListDialogProps {
  readonly list: ShoppingList
  readonly onClose: () => void
}

/** Who is on the list. */
export function ShareListDialog({ list, onClose }: ShareListDialogProps) {
  const { t } = useTranslation('planning')
  const share = useUpdateList()
  return (
    <SharePeopleDialog
      title={t('share.title')}
      about={t('share.how')}
      noFriends={t('share.noFriends')}
      owner={list.owner}
      collaborators={list.collaborators}
      saving={share}
      onSave={(ids) =>
        share.mutate({ params: { id: list.id }, body: { collaborators: [...ids] } }, { onSuccess: onClose })
      }
      onClose={onClose}
    />
  )
}
