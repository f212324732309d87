import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement, useState } from 'react'
import { onDemand } from '../feedback/on-demand.tsx'
import type { MenuEntry } from './menu-entry.ts'

const MenuList = onDemand(() => import('./MenuList.tsx').then((module) => module.MenuList))

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
  const [opened, setOpened] = useState<{ readonly by: HTMLElement; readonly at: 'first' | 'last' } | null>(null)
  return (
    <>
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': opened !== null,
        onClick: ({ currentTarget }) => setOpened(opened ? null : { by: currentTarget, at: 'first' }),
        onKeyDown(event) {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpened({ by: event.currentTarget, at: event.key === 'ArrowUp' ? 'last' : 'first' })
        },
      })}
      {opened && <MenuList trigger={opened.by} startAt={opened.at} entries={entries} onClose={() => setOpened(null)} />}
    </>
  )
}
