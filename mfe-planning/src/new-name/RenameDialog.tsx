import { FormDialog } from '@potluck/parts/FormDialog'
import { TextField } from '@potluck/ui/forms'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export interface RenameDialogProps {
  /** What is renamed: "Rename the list". */
  readonly title: string
  readonly name: string
  readonly busy: boolean
  readonly hasFailed: boolean
  readonly onRename: (name: string) => void
  readonly onClose: () => void
}

/** Gives a list or plan another name. */
export function RenameDialog({ title, name, busy, hasFailed, onRename, onClose }: RenameDialogProps) {
  const { t } = useTranslation('planning')
  const [written, setWritten] = useState(name)

  function save() {
    if (written.trim() !== '') onRename(written.trim())
  }

  return (
    <FormDialog title={title} busy={busy} problem={hasFailed && t('rename.failed')} onSubmit={save} onClose={onClose}>
      <TextField label={t('rename.name')} value={written} onChange={setWritten} maxLength={254} data-autofocus />
    </FormDialog>
  )
}
