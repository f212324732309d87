import clsx from 'clsx'
import type { ComponentProps } from 'react'
import classes from './Link.module.css'

export interface LinkProps extends ComponentProps<'a'> {
  readonly href: string
  /** 'plain' takes the colour of the text around it and is underlined only when pointed at. */
  readonly variant?: 'tomato' | 'plain' | undefined
  /** It stands by itself, so a finger needs all of its height. */
  readonly alone?: boolean | undefined
}

/** A link in running text. For the weight of a button take `LinkButton`. */
export function Link({ variant = 'tomato', alone, className, ...rest }: LinkProps) {
  return <a {...rest} className={clsx(classes[variant], alone && classes.alone, className)} />
}
