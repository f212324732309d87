import clsx from 'clsx'
import type { MouseEvent, ReactNode } from 'react'
import classes from './ListRow.module.css'

export interface ListRowProps {
  /** A picture or an icon. */
  readonly leading?: ReactNode
  readonly title: ReactNode
  readonly subtitle?: ReactNode
  /** Badges, times, buttons: they handle their own presses. */
  readonly trailing?: ReactNode
  readonly href?: string | undefined
  readonly onClick?: ((event: MouseEvent) => void) | undefined
  readonly selected?: boolean | undefined
  /** Where the reader is now, in a menu of pages. */
  readonly current?: boolean | undefined
  readonly className?: string | undefined
}

/** One row of a list, pressed anywhere. Wrap it in `<li>` inside a list. */
export function ListRow(props: ListRowProps) {
  const { href, onClick } = props
  // The title keeps its order if it has another direction than the page.
  const title = <bdi>{props.title}</bdi>
  return (
    <div className={clsx(classes.row, props.selected && classes.selected, props.className)}>
      {props.leading && <div className={classes.leading}>{props.leading}</div>}
      <div className={classes.words}>
        <div className={classes.title}>
          {href !== undefined ? (
            <a
              href={href}
              onClick={onClick}
              aria-current={props.current ? 'page' : undefined}
              className={classes.press}
            >
              {title}
            </a>
          ) : onClick ? (
            <button type="button" onClick={onClick} aria-pressed={props.selected} className={classes.press}>
              {title}
            </button>
          ) : (
            title
          )}
        </div>
        {props.subtitle && <div className={classes.subtitle}>{props.subtitle}</div>}
      </div>
      {props.trailing && <div className={classes.trailing}>{props.trailing}</div>}
    </div>
  )
}
