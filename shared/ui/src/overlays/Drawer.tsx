import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { createPortal } from 'react-dom'
import dialog from './Dialog.module.css'
import { DialogHeader } from './DialogHeader.tsx'
import classes from './Drawer.module.css'
import { useModalDialog } from './useModalDialog.ts'

export interface DrawerProps {
  readonly opened: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly closeLabel: string
  /** 'end' is right in left-to-right languages. On a phone it rises from the bottom instead, where the thumb is. */
  readonly side?: 'start' | 'end' | undefined
  /** Buttons that stay at the bottom, the main one last. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

/** A leaf that slides in beside the page: filters, choices. */
export function Drawer({ opened, ...rest }: DrawerProps) {
  return opened && <OpenDrawer {...rest} />
}

function OpenDrawer({ onClose, title, closeLabel, side = 'end', actions, children }: Omit<DrawerProps, 'opened'>) {
  const titleId = useId()
  const drawer = useModalDialog({ onClose, escapable: true })
  return createPortal(
    <dialog {...drawer} aria-labelledby={titleId} className={clsx(dialog.dialog, classes.drawer, classes[side])}>
      <DialogHeader {...{ titleId, title, closeLabel, onClose }} />
      <div className={dialog.body}>{children}</div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </dialog>,
    document.body,
  )
}
