import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { FormDialog } from '@potluck/parts/FormDialog'
import { TextAreaField, TextField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ItemEdit } from '../changes.ts'
import { PhotoField } from './PhotoField.tsx'

interface Props {
  readonly item: ShoppingListItem
  readonly onEdit: (edit: ItemEdit) => void
  readonly onClose: () => void
}

/** Writes an item anew, amount and thing on one line as one says it, and what is to be minded about it. */
export function EditItemDialog({ item, onEdit, onClose }: Props) {
  const { t } = useTranslation('planning')
  const [text, setText] = useState(item.title)
  const [notes, setNotes] = useState(item.notes)
  const [image, setImage] = useState(item.image)

  function save() {
    const [title, noted] = [text.trim(), notes.trim()]
    if (title === '') return
    const edit = {
      ...(title !== item.title && { title }),
      ...(noted !== item.notes && { notes: noted }),
      ...(image?.id !== item.image?.id && { image }),
    }
    if (Object.keys(edit).length > 0) onEdit(edit)
    onClose()
  }

  return (
    <FormDialog title={t('list.changeTitle')} busy={false} onSubmit={save} onClose={onClose}>
      <TextField label={t('list.item')} value={text} onChange={setText} maxLength={500} dir="auto" data-autofocus />
      <TextAreaField label={t('list.notes')} value={notes} onChange={setNotes} maxLength={1_000} rows={2} dir="auto" />
      <PhotoField title={text} image={image} onChange={setImage} />
    </FormDialog>
  )
}
