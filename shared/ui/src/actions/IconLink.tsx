import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import classes from './IconButton.module.css'

export interface IconLinkProps extends Omit<ComponentProps<'a'>, 'children' | 'aria-label'> {
  readonly href: string
  /** Where it leads: its accessible name and its tooltip. */
  readonly label: string
  readonly icon: ReactNode
  readonly variant?: 'quiet' | 'solid' | 'primary' | undefined
}

/** A link of one icon, such as "back". */
export function IconLink({ href, label, icon, variant = 'quiet', className, ...rest }: IconLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      aria-label={label}
      data-tooltip={label}
      className={clsx(classes.button, classes[variant], className)}
    >
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
    </a>
  )
}
