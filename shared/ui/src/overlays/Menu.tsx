import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode, useState } from 'react'
import { MenuList } from './MenuList.tsx'

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

interface TriggerProps {
  readonly 'aria-haspopup'?: 'menu'
  readonly 'aria-expanded'?: boolean
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

export interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement<TriggerProps>
  readonly entries: readonly MenuEntry[]
}

/** Actions past the third. Arrow keys and first letters move, Escape closes, focus returns to the button. */
export function Menu({ trigger, entries }: MenuProps) {
  const [openedBy, setOpenedBy] = useState<HTMLElement | null>(null)
  return (
    <>
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': openedBy !== null,
        onClick: ({ currentTarget }) => setOpenedBy(openedBy ? null : currentTarget),
        onKeyDown(event) {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpenedBy(event.currentTarget)
        },
      })}
      {openedBy && <MenuList trigger={openedBy} entries={entries} onClose={() => setOpenedBy(null)} />}
    </>
  )
}
