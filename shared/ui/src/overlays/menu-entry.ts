import type { ReactNode } from 'react'

/** One line of a menu. */
export interface MenuEntry {
  readonly key: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  /** A link instead of an action. */
  readonly href?: string | undefined
  readonly onSelect?: (() => void) | undefined
  readonly disabled?: boolean | undefined
  readonly danger?: boolean | undefined
}
