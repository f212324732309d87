import type { ShoppingList } from '@potluck/api/shopping-lists'
import { Button } from '@potluck/ui'
import { TextField } from '@potluck/ui/forms'
import { Modal } from '@potluck/ui/overlays'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useManageList } from './useManageList.ts'

/** Gives a list another name. */
export function RenameListDialog({ list, onClose }: { readonly list: ShoppingList; readonly onClose: () => void }) {
  const { t } = useTranslation('planning')
  const form = useId()
  const [title, setTitle] = useState(list.title)
  const { rename } = useManageList(list)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (title.trim() !== '' && !rename.isPending) rename.mutate(title.trim(), { onSuccess: onClose })
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('rename.title')}
      closeLabel={t('close')}
      size="small"
      actions={
        <Button type="submit" form={form} variant="primary" busy={rename.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField label={t('rename.name')} value={title} onChange={setTitle} maxLength={254} data-autofocus />
      </form>
    </Modal>
  )
}
