import clsx from 'clsx'
import type { ComponentProps } from 'react'
import classes from './Text.module.css'

export interface TextProps extends ComponentProps<'p'> {
  readonly as?: 'p' | 'span' | 'div' | undefined
  readonly size?: 'small' | 'medium' | 'large' | undefined
  /** 'soft' steps back; 'done' is herb, 'attention' saffron, 'danger' beet. */
  readonly tone?: 'ink' | 'soft' | 'done' | 'attention' | 'danger' | undefined
  readonly strong?: boolean | undefined
  /** Figures of one width, so that columns of amounts line up. */
  readonly tabular?: boolean | undefined
  /** Cut after this many lines with an ellipsis. */
  readonly lines?: 1 | 2 | 3 | undefined
}

/** A paragraph or a run of words in the sans of the system. */
export function Text({
  as: Element = 'p',
  size = 'medium',
  tone = 'ink',
  strong,
  tabular,
  lines,
  className,
  ...rest
}: TextProps) {
  return (
    <Element
      {...rest}
      className={clsx(
        classes[size],
        classes[tone],
        strong && classes.strong,
        tabular && classes.tabular,
        lines && [classes.cut, classes[`lines${lines}`]],
        className,
      )}
    />
  )
}
