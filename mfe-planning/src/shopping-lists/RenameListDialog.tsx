import type { ShoppingList } from '@potluck/api/shopping-lists'
import { FormDialog } from '@potluck/parts/FormDialog'
import { TextField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpdateList } from './useUpdateList.ts'

/** Gives a list another name. */
export function RenameListDialog({ list, onClose }: { readonly list: ShoppingList; readonly onClose: () => void }) {
  const { t } = useTranslation('planning')
  const [title, setTitle] = useState(list.title)
  const rename = useUpdateList()

  function save() {
    if (title.trim() === '') return
    rename.mutate({ params: { id: list.id }, body: { title: title.trim() } }, { onSuccess: onClose })
  }

  return (
    <FormDialog
      title={t('rename.title')}
      busy={rename.isPending}
      problem={rename.isError && t('rename.failed')}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField label={t('rename.name')} value={title} onChange={setTitle} maxLength={254} data-autofocus />
    </FormDialog>
  )
}
