import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import classes from './Button.module.css'
import { type ButtonLook, buttonClass } from './button-class.ts'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Drawn before the words; hidden from assistive technology. */
  readonly icon?: ReactNode
  /** Work is under way: keeps its size and focus, ignores presses. */
  readonly busy?: boolean | undefined
}

/** Something to do. Inside a form say `type="submit"`; otherwise it submits nothing. */
export function Button({
  variant,
  size,
  wide,
  icon,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={press}
    >
      {icon && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={classes.label}>{children}</span>
      {busy && <span className={classes.busy} aria-hidden="true" />}
    </button>
  )
}
