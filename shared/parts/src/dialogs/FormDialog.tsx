import type { FormState } from '@potluck/platform/useForm'
import { Button, Note, Stack } from '@potluck/ui'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from './Dialog.tsx'

export interface FormDialogProps {
  readonly title: string
  /** The label of the button; "Save" by default. */
  readonly submitLabel?: string
  /** The button destroys something. */
  readonly danger?: boolean
  /** The result of `useForm`. */
  readonly form: FormState<ReactNode>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** In a long form on a phone the end, where a problem is said, is out of sight. */
const scrollTo = (place: HTMLElement | null) => place?.scrollIntoView?.({ block: 'nearest' })

/** A small dialog with one form: its fields, and the button that submits them. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, danger = false, form, onClose, children } = props
  const { t } = useTranslation('parts')
  const id = useId()

  return (
    <Dialog
      onClose={onClose}
      title={title}
      size="small"
      actions={
        <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} busy={form.isPending}>
          {submitLabel ?? t('save')}
        </Button>
      }
    >
      <form {...form.formProps} id={id}>
        <Stack gap={4}>
          {children}
          {form.problem && (
            <div ref={scrollTo}>
              <Note tone="danger">{form.problem}</Note>
            </div>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
