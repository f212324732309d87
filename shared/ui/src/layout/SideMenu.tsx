import clsx from 'clsx'
import type { MouseEvent, ReactNode } from 'react'
import { Badge } from '../text/Badge.tsx'
import classes from './SideMenu.module.css'

export interface SideMenuProps {
  /** The name of the navigation: "Menu". */
  readonly label: string
  /** The product's name and mark. */
  readonly title: ReactNode
  /** `SideMenuGroup`s. */
  readonly children: ReactNode
  readonly footer?: ReactNode
}

/** The way around the product. */
export function SideMenu({ label, title, children, footer }: SideMenuProps) {
  return (
    <nav aria-label={label} className={classes.menu}>
      <div className={classes.title}>{title}</div>
      {children}
      {footer && <div className={classes.footer}>{footer}</div>}
    </nav>
  )
}

export interface SideMenuGroupProps {
  /** At the end of the menu, and smaller. */
  readonly atFoot?: boolean | undefined
  /** `SideMenuItem`s. */
  readonly children: ReactNode
}

/** Entries of the `SideMenu` that belong together. */
export const SideMenuGroup = ({ atFoot, children }: SideMenuGroupProps) => (
  <ul className={clsx(classes.items, atFoot && classes.foot)}>{children}</ul>
)

export interface SideMenuItemProps {
  readonly icon: ReactNode
  readonly label: string
  readonly href?: string | undefined
  readonly onClick?: ((event: MouseEvent) => void) | undefined
  readonly current?: boolean | undefined
  /** Something waiting; nothing is shown for zero. */
  readonly count?: number | undefined
  /** The meaning of the count: "3 friend requests". */
  readonly countLabel?: string | undefined
}

/** One entry of the `SideMenu`: a link, or a button where it does something (log out). */
export function SideMenuItem({ icon, label, href, onClick, current, count = 0, countLabel }: SideMenuItemProps) {
  const words = (
    <>
      <span aria-hidden="true" className={classes.icon}>
        {icon}
      </span>
      <span className={classes.label}>{label}</span>
      {count > 0 && (
        <Badge tone="tomato" filled aria-label={countLabel} role={countLabel ? 'img' : undefined}>
          {count}
        </Badge>
      )}
    </>
  )
  return (
    <li>
      {href === undefined ? (
        <button type="button" onClick={onClick} className={classes.item}>
          {words}
        </button>
      ) : (
        <a href={href} onClick={onClick} aria-current={current ? 'page' : undefined} className={classes.item}>
          {words}
        </a>
      )}
    </li>
  )
}
