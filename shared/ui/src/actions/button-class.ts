import clsx from 'clsx'
import classes from './Button.module.css'

/** 'primary' once a screen; 'secondary' beside it; 'quiet' in rows and bars; 'danger' for what is lost. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

/** The class that a button and a link that looks like one share. */
export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined
  readonly size?: 'medium' | 'large' | undefined
  /** As wide as what holds it. */
  readonly wide?: boolean | undefined
}

export function buttonClass({ variant = 'secondary', size = 'medium', wide }: ButtonLook, className?: string): string {
  return clsx(classes.button, classes[variant], size === 'large' && classes.large, wide && classes.wide, className)
}
