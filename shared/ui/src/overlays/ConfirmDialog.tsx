import type { ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'
import { Modal } from './Modal.tsx'

export interface ConfirmDialogProps {
  readonly opened: boolean
  /** The question, naming what is done: "Delete 12 recipes?" */
  readonly title: ReactNode
  /** The things that are lost. */
  readonly children?: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel: string
  /** A third way out, which loses something. */
  readonly instead?: { readonly label: string; readonly onPress: () => void } | undefined
  /** Red where something is lost for good. */
  readonly danger?: boolean | undefined
  readonly busy?: boolean | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before what is large. For what is small offer undo instead. Opens with the focus on cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onCancel}
      title={props.title}
      size="small"
      escapable
      isQuestion
      actions={
        <>
          <Button data-autofocus onClick={props.onCancel}>
            {props.cancelLabel}
          </Button>
          {props.instead && (
            <Button variant="danger" onClick={props.instead.onPress}>
              {props.instead.label}
            </Button>
          )}
          <Button variant={props.danger ? 'danger' : 'primary'} busy={props.busy} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Modal>
  )
}
