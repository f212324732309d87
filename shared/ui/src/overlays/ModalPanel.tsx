import { Modal as MantineModal } from '@mantine/core'
import './mantine-styles.css'
import type { ReactNode } from 'react'
import { useScrollLock } from '../layout/useScrollLock.ts'
import { MantineScope } from '../provider/MantineScope.tsx'
import classes from './Modal.module.css'

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
  readonly size?: 'small' | 'medium' | 'large' | undefined
  readonly children?: ReactNode
}

/** The modal itself, see `Modal`. */
export function ModalPanel(props: ModalProps) {
  const { opened, onClose, title, closeLabel, actions, size = 'medium', children } = props
  const escapable = props.escapable ?? closeLabel !== undefined
  useScrollLock(opened)
  return (
    <MantineScope>
      <MantineModal.Root
        opened={opened}
        onClose={onClose}
        lockScroll={false}
        // It was fetched after it was opened: who opened it gives the focus back.
        returnFocus={false}
        closeOnEscape={escapable}
        closeOnClickOutside={escapable}
        centered
        classNames={{ inner: classes.inner ?? '', content: `${classes.content} ${classes[size]}` }}
      >
        <MantineModal.Overlay className={classes.overlay ?? ''} />
        <MantineModal.Content>
          <div className={classes.header}>
            <MantineModal.Title className={classes.title ?? ''}>{title}</MantineModal.Title>
            {closeLabel !== undefined && (
              <MantineModal.CloseButton className={classes.close ?? ''} aria-label={closeLabel} />
            )}
          </div>
          <MantineModal.Body className={classes.body ?? ''}>{children}</MantineModal.Body>
          {actions && <div className={classes.actions}>{actions}</div>}
        </MantineModal.Content>
      </MantineModal.Root>
    </MantineScope>
  )
}
