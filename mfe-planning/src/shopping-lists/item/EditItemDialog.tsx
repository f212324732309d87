import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { FormDialog } from '@potluck/parts/FormDialog'
import { useForm } from '@potluck/platform/useForm'
import { SwitchRow, TextAreaField, TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'
import type { ItemEdit } from '../changes.ts'
import { PhotoField } from './PhotoField.tsx'

interface Props {
  readonly item: ShoppingListItem
  /** Whether it is bought again and again. */
  readonly regular: boolean
  readonly onEdit: (edit: ItemEdit) => void
  readonly onRegular: (title: string, regular: boolean) => void
  readonly onClose: () => void
}

/** Changes an item: its line with amount and thing, its notes and photo, and whether it is bought again and again. */
export function EditItemDialog({ item, regular, onEdit, onRegular, onClose }: Props) {
  const { t } = useTranslation('planning')
  const form = useForm({
    initial: { title: item.title, notes: item.notes, image: item.image, regular },
    check: ({ title }) => ({ title: title.trim() === '' && t('list.itemMissing') }),
    submit({ image, regular: again, ...written }) {
      const [title, notes] = [written.title.trim(), written.notes.trim()]
      const edit = {
        ...(title !== item.title && { title }),
        ...(notes !== item.notes && { notes }),
        ...(image?.id !== item.image?.id && { image }),
      }
      if (Object.keys(edit).length > 0) onEdit(edit)
      if (again !== regular) onRegular(title, again)
    },
    onDone: onClose,
  })

  return (
    <FormDialog title={t('list.changeTitle')} form={form} onClose={onClose}>
      <TextField {...form.field('title')} label={t('list.item')} maxLength={500} dir="auto" data-autofocus />
      <TextAreaField {...form.field('notes')} label={t('list.notes')} maxLength={1_000} rows={2} dir="auto" />
      <PhotoField title={form.values.title} image={form.values.image} onChange={(image) => form.set({ image })} />
      <SwitchRow
        label={t('regulars.mark')}
        checked={form.values.regular}
        onChange={(again) => form.set({ regular: again })}
      />
    </FormDialog>
  )
}
