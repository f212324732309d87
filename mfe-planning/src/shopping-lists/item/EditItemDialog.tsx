import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useForm } from '@potluck/platform/useForm'
import { TextAreaField, TextField } from '@potluck/ui/forms'
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
  const form = useForm({
    initial: { title: item.title, notes: item.notes, image: item.image },
    check: ({ title }) => ({ title: title.trim() === '' && t('list.itemMissing') }),
    submit({ image, ...written }) {
      const [title, notes] = [written.title.trim(), written.notes.trim()]
      const edit = {
        ...(title !== item.title && { title }),
        ...(notes !== item.notes && { notes }),
        ...(image?.id !== item.image?.id && { image }),
      }
      if (Object.keys(edit).length > 0) onEdit(edit)
    },
    onDone: onClose,
  })

  return (
    <FormDialog title={t('list.changeTitle')} form={form} onClose={onClose}>
      <TextField {...form.field('title')} label={t('list.item')} maxLength={500} dir="auto" data-autofocus />
      <TextAreaField {...form.field('notes')} label={t('list.notes')} maxLength={1_000} rows={2} dir="auto" />
      <PhotoField title={form.values.title} image={form.values.image} onChange={(image) => form.set({ image })} />
    </FormDialog>
  )
}
