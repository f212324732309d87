import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import dialog from './Dialog.module.css'
import { DialogHeader } from './DialogHeader.tsx'
import classes from './Modal.module.css'
import { useModalDialog } from './useModalDialog.ts'

export interface ModalProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  /** The name of its close button; without one it can only be left by its actions. */
  readonly closeLabel?: string | undefined
  /** Escape and a press beside it close it; so it is where there is a close button. */
  readonly escapable?: boolean | undefined
  /** Buttons at the bottom, the main one last. */
  readonly actions?: ReactNode
  /** Its content is the question: it is read with the title. */
  readonly isQuestion?: boolean | undefined
  readonly size?: 'small' | 'medium' | 'large' | undefined
  readonly children?: ReactNode
}

/**
 * Something that must be answered or finished first. The focus goes to what says `data-autofocus`, stays inside and
 * returns to where it was.
 */
export function Modal({ opened, ...rest }: ModalProps) {
  return opened && <OpenModal {...rest} />
}

function OpenModal(props: Omit<ModalProps, 'opened'>) {
  const { onClose, title, closeLabel, escapable = closeLabel !== undefined, actions, size = 'medium', children } = props
  const [titleId, bodyId] = [useId(), useId()]
  const modal = useModalDialog({ onClose, escapable })
  return createPortal(
    <dialog
      {...modal}
      aria-labelledby={titleId}
      aria-describedby={props.isQuestion ? bodyId : undefined}
      className={clsx(dialog.dialog, classes.modal, classes[size])}
    >
      <DialogHeader {...{ titleId, title, closeLabel, onClose }} />
      <div id={bodyId} className={dialog.body}>
        {children}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </dialog>,
    document.body,
  )
}
