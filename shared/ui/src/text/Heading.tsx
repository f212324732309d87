import clsx from 'clsx'
import type { ComponentProps } from 'react'
import classes from './Heading.module.css'

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the outline of the page; `PageLayout` draws the 1. */
  readonly level?: 1 | 2 | 3 | 4 | undefined
  /** How large it looks, when that is not what its level says. */
  readonly size?: 'small' | 'medium' | 'large' | 'display' | undefined
}

const usualSize = { 1: 'large', 2: 'medium', 3: 'small', 4: 'small' } as const
const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const

/** A heading in the serif of the system: recipe titles, people's names, section heads. */
export function Heading({ level = 2, size = usualSize[level], className, ...rest }: HeadingProps) {
  const Element = elements[level]
  return <Element {...rest} className={clsx(classes.heading, classes[size], className)} />
}
