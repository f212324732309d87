import clsx from 'clsx'
import type { ComponentProps } from 'react'
import classes from './Stack.module.css'

/** Steps of the 4 px grid: 4 is 16 px at the usual text size. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16

export interface StackProps extends ComponentProps<'div'> {
  readonly gap?: Gap | undefined
  readonly align?: 'start' | 'center' | 'end' | 'stretch' | undefined
}

/** One under the other. */
export function Stack({ gap = 4, align, className, ...rest }: StackProps) {
  return <div {...rest} data-gap={gap} data-align={align} className={clsx(classes.stack, className)} />
}

export interface RowProps extends StackProps {
  readonly justify?: 'start' | 'center' | 'end' | 'between' | undefined
  /** All on one line; otherwise what does not fit moves to the next line. */
  readonly nowrap?: boolean | undefined
}

/** Beside each other, in the direction of reading. */
export function Row({ gap = 2, align = 'center', justify, nowrap, className, ...rest }: RowProps) {
  return (
    <div
      {...rest}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      className={clsx(classes.row, nowrap && classes.nowrap, className)}
    />
  )
}
