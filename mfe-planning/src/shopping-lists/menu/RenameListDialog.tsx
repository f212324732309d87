import type { ShoppingList } from '@potluck/api/shopping-lists'
import { useTranslation } from 'react-i18next'
import { RenameDialog } from '../../new-name/RenameDialog.tsx'
import { useUpdateList } from '../useUpdateList.ts'

/** Gives a list another name. */
export function RenameListDialog({ list, onClose }: { readonly list: ShoppingList; readonly onClose: () => void }) {
  const { t } = useTranslation('planning')
  const rename = useUpdateList()
  return (
    <RenameDialog
      title={t('rename.title')}
      name={list.title}
      onRename={(title) => rename.mutateAsync({ params: { id: list.id }, body: { title } })}
      onClose={onClose}
    />
  )
}
