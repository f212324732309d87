import clsx from 'clsx'
import type { ComponentProps } from 'react'
import classes from './Badge.module.css'

export interface BadgeProps extends ComponentProps<'span'> {
  readonly tone?: 'tomato' | 'herb' | 'saffron' | 'beet' | 'neutral' | undefined
  /** A filled mark, for counts that call. */
  readonly filled?: boolean | undefined
}

/** A short mark: a count, a label, a state. It does nothing; what can be pressed is a `Chip`. */
export function Badge({ tone = 'neutral', filled, className, ...rest }: BadgeProps) {
  return <span {...rest} className={clsx(classes.badge, classes[tone], filled && classes.filled, className)} />
}
