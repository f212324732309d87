import clsx from 'clsx'
import type { ComponentProps } from 'react'
import classes from './Card.module.css'

export interface CardProps extends ComponentProps<'section'> {
  /** 'none' where a photograph reaches the edge. */
  readonly padding?: 'none' | 'small' | 'medium' | 'large' | undefined
}

/** A leaf of paper that lies on the page. Name it (`aria-labelledby`) to make it a region. */
export function Card({ padding = 'medium', className, ...rest }: CardProps) {
  return <section {...rest} className={clsx(classes.card, classes[padding], className)} />
}
