import type { ComponentProps, ReactNode } from 'react'
import classes from './Button.module.css'
import { type ButtonLook, buttonClass } from './button-class.ts'

export interface LinkButtonProps extends ComponentProps<'a'>, ButtonLook {
  readonly href: string
  readonly icon?: ReactNode
}

/** Somewhere to go that deserves the weight of a button. */
export function LinkButton({ variant, size, wide, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, wide }, className)}>
      {icon && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={classes.label}>{children}</span>
    </a>
  )
}
