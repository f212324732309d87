import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import classes from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does: its accessible name and its tooltip. */
  readonly label: string
  readonly icon: ReactNode
  /** 'quiet' has no ground until pointed at; 'solid' stands on photographs. */
  readonly variant?: 'quiet' | 'solid' | 'primary' | undefined
  /** For a toggle: whether it is on. */
  readonly pressed?: boolean | undefined
}

/** A button of one icon, never nameless. */
export function IconButton({ label, icon, variant = 'quiet', pressed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      data-tooltip={label}
      className={clsx(classes.button, classes[variant], className)}
    >
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
    </button>
  )
}
