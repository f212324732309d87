import type { ReactNode } from 'react'

/** One line of a menu. */
export interface MenuEntry {
  readonly key: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  /** A link instead of an action. */
  readonly href?: string | undefined
  readonly onSelect?: (() => void) | undefined
  /** Whether it is the chosen one, for entries of which one is chosen. */
  readonly checked?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly danger?: boolean | undefined
  /** A line above it parts it from the entries before, which are of another kind. */
  readonly startsGroup?: boolean | undefined
}

/** The properties that a button gives to its open menu: to be passed on to `MenuList`. */
export interface OpenMenu {
  readonly trigger: HTMLElement
  /** Which entry has the focus first. */
  readonly startAt: 'first' | 'last'
  readonly onClose: () => void
}
