import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement, type ReactNode, useState } from 'react'
import { onDemand } from '../feedback/on-demand.tsx'
import type { MenuEntry, OpenMenu } from './menu-entry.ts'

/** The entries of a menu that is open. */
export const MenuList = onDemand(() => import('./MenuList.tsx').then((module) => module.MenuList))

interface TriggerProps {
  readonly 'aria-haspopup'?: 'menu'
  readonly 'aria-expanded'?: boolean
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

export interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement<TriggerProps>
  /** The entries, or what shows a `MenuList` of them: code that comes when the menu is first opened. */
  readonly entries: readonly MenuEntry[] | ((open: OpenMenu) => ReactNode)
}

/** Actions past the third. Arrow keys and first letters move, Escape closes, focus returns to the button. */
export function Menu({ trigger, entries }: MenuProps) {
  const [opened, setOpened] = useState<OpenMenu | null>(null)
  const openBy = (by: HTMLElement, startAt: OpenMenu['startAt']) =>
    setOpened({ trigger: by, startAt, onClose: () => setOpened(null) })
  return (
    <>
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== null,
        onClick: ({ currentTarget }) => (opened ? setOpened(null) : openBy(currentTarget, 'first')),
        onKeyDown(event) {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          openBy(event.currentTarget, event.key === 'ArrowUp' ? 'last' : 'first')
        },
      })}
      {opened && (typeof entries === 'function' ? entries(opened) : <MenuList {...opened} entries={entries} />)}
    </>
  )
}
