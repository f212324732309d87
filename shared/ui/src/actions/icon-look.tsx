import clsx from 'clsx'
import type { ReactNode } from 'react'
import classes from './IconButton.module.css'

/** The properties that a button and a link of one icon share. */
export interface IconLook {
  /** Its action or target: the accessible name and the tooltip. */
  readonly label: string
  readonly icon: ReactNode
  /** 'quiet' has no ground until pointed at; 'solid' stands on photographs. */
  readonly variant?: 'quiet' | 'solid' | 'primary' | undefined
}

/** The attributes and the content of an element that looks so. */
export const iconLook = ({ label, icon, variant = 'quiet' }: IconLook, className?: string) => ({
  'aria-label': label,
  'data-tooltip': label,
  className: clsx(classes.button, classes[variant], className),
  children: (
    <span className={classes.icon} aria-hidden="true">
      {icon}
    </span>
  ),
})
