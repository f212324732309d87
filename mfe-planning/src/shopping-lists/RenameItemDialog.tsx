import { FormDialog } from '@potluck/parts/FormDialog'
import { TextField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface RenameItemDialogProps {
  readonly title: string
  readonly onRename: (title: string) => void
  readonly onClose: () => void
}

/** Writes an item anew: another amount, another thing. */
export function RenameItemDialog({ title, onRename, onClose }: RenameItemDialogProps) {
  const { t } = useTranslation('planning')
  const [text, setText] = useState(title)

  function save() {
    const written = text.trim()
    if (written === '') return
    if (written !== title) onRename(written)
    onClose()
  }

  return (
    <FormDialog title={t('list.changeTitle')} busy={false} onSubmit={save} onClose={onClose}>
      <TextField label={t('list.item')} value={text} onChange={setText} maxLength={500} dir="auto" data-autofocus />
    </FormDialog>
  )
}
