import { Button, Note, Stack } from '@potluck/ui'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from './Dialog.tsx'

export interface FormDialogProps {
  readonly title: string
  /** The label of the button; "Save" by default. */
  readonly submitLabel?: string
  /** The button destroys something. */
  readonly danger?: boolean
  /** The form is being sent; meanwhile it cannot be sent again. */
  readonly busy: boolean
  /** Why the last try did not succeed. */
  readonly problem?: ReactNode
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A small dialog with one form: its fields, and the button that submits them. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, danger = false, busy, problem, onSubmit, onClose, children } = props
  const { t } = useTranslation('parts')
  const form = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!busy) onSubmit()
  }

  return (
    <Dialog
      onClose={onClose}
      title={title}
      size="small"
      actions={
        <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'} busy={busy}>
          {submitLabel ?? t('save')}
        </Button>
      }
    >
      <form id={form} onSubmit={submit}>
        <Stack gap={4}>
          {children}
          {problem && <Note tone="danger">{problem}</Note>}
        </Stack>
      </form>
    </Dialog>
  )
}
