import clsx from 'clsx'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './SplitPane.module.css'
import { useScrollLock } from './useScrollLock.ts'

export interface SplitPaneProps {
  /** A `SideMenu`. */
  readonly menu: ReactNode
  /** Beside the content for good, instead of over it when opened. */
  readonly permanent: boolean
  readonly open: boolean
  readonly onClose: () => void
  readonly closeLabel: string
  /** A `Toolbar` under the content. */
  readonly toolbar?: ReactNode
  readonly children: ReactNode
}

/** Menu beside the screen, or over it; the screen beside an open menu cannot be reached until it closes. */
export function SplitPane({ menu, permanent, open, onClose, closeLabel, toolbar, children }: SplitPaneProps) {
  const drawer = useRef<HTMLDivElement>(null)
  const covering = open && !permanent
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useScrollLock(covering)
  useEffect(() => {
    if (!covering) return
    const before = document.activeElement
    drawer.current?.querySelector<HTMLElement>('a, button')?.focus()
    const pressed = (event: KeyboardEvent) => event.key === 'Escape' && close.current()
    document.addEventListener('keydown', pressed)
    return () => {
      document.removeEventListener('keydown', pressed)
      if (before instanceof HTMLElement) before.focus()
    }
  }, [covering])

  return (
    <div className={clsx(classes.pane, permanent && classes.permanent)}>
      <div ref={drawer} className={clsx(classes.menu, open && classes.open)} inert={!permanent && !open}>
        {menu}
      </div>
      {covering && (
        <button type="button" aria-label={closeLabel} tabIndex={-1} className={classes.scrim} onClick={onClose} />
      )}
      <div className={classes.content} inert={covering}>
        {children}
        {toolbar}
      </div>
    </div>
  )
}
