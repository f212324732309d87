import { FormDialog } from '@potluck/parts/FormDialog'
import { useForm } from '@potluck/platform/useForm'
import { TextField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'

export interface RenameDialogProps {
  /** The renamed thing: "Rename the list". */
  readonly title: string
  readonly name: string
  readonly onRename: (name: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Gives a list or plan another name. */
export function RenameDialog({ title, name, onRename, onClose }: RenameDialogProps) {
  const { t } = useTranslation('planning')
  const form = useForm({
    initial: { name },
    check: ({ name: typed }) => ({ name: typed.trim() === '' && t('rename.nameMissing') }),
    async submit({ name: typed }) {
      await onRename(typed.trim())
    },
    explain: () => ({ problem: t('rename.failed') }),
    onDone: onClose,
  })

  return (
    <FormDialog title={title} form={form} onClose={onClose}>
      <TextField {...form.field('name')} label={t('rename.name')} maxLength={254} data-autofocus />
    </FormDialog>
  )
}
