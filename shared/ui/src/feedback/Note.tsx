import clsx from 'clsx'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconX } from '../icons.ts'
import classes from './Note.module.css'

export interface NoteProps {
  /** 'done' and 'attention' are said politely, 'danger' at once, 'info' when it is reached. */
  readonly tone?: 'info' | 'done' | 'attention' | 'danger' | undefined
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** One button or link. */
  readonly action?: ReactNode
  readonly onDismiss?: (() => void) | undefined
  readonly dismissLabel?: string | undefined
  readonly className?: string | undefined
}

const icons = { info: IconInfoCircle, done: IconCircleCheck, attention: IconAlertTriangle, danger: IconAlertTriangle }
const roles = { info: undefined, done: 'status', attention: 'status', danger: 'alert' }

/** A remark on the page, beside what it is about. */
export function Note({ tone = 'info', title, children, action, onDismiss, dismissLabel, className }: NoteProps) {
  const Icon = icons[tone]
  return (
    <div role={roles[tone]} className={clsx(classes.note, classes[tone], className)}>
      <Icon aria-hidden="true" className={classes.icon} />
      <div className={classes.words}>
        {title && <div className={classes.title}>{title}</div>}
        {children && <div>{children}</div>}
        {action && <div className={classes.action}>{action}</div>}
      </div>
      {onDismiss && dismissLabel && <IconButton icon={<IconX />} label={dismissLabel} onClick={onDismiss} />}
    </div>
  )
}
