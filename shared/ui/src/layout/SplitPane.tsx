import clsx from 'clsx'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { closeAtBack } from '../page/close-at-back.ts'
import { useScrollLock } from '../page/useScrollLock.ts'
import classes from './SplitPane.module.css'
import { useMenuSwipe } from './useMenuSwipe.ts'
import { usePublishedHeight } from './usePublishedHeight.ts'

export interface SplitPaneProps {
  /** A `SideMenu`. */
  readonly menu: ReactNode
  /** Beside the content for good, instead of over it when opened. */
  readonly permanent: boolean
  readonly open: boolean
  readonly onClose: () => void
  /** A finger that swipes from the edge opens it. */
  readonly onOpen?: (() => void) | undefined
  /** The button of the header that opens the menu. The focus returns to it unless something else had it that is still there. */
  readonly opener: RefObject<HTMLElement | null>
  readonly closeLabel: string
  /** Bars under the content, as a `Toolbar`: they reserve their space, so that they never cover the last row. */
  readonly toolbar?: ReactNode
  readonly children: ReactNode
}

/** Menu beside the screen, or over it; the screen beside an open menu cannot be reached until it closes. */
export function SplitPane(props: SplitPaneProps) {
  const { menu, permanent, open, onClose, onOpen, opener, closeLabel, toolbar, children } = props
  const drawer = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const covering = open && !permanent
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useScrollLock(covering)
  useMenuSwipe(!permanent, open, onOpen, onClose)
  usePublishedHeight(foot, '--toolbar-size')
  useEffect(() => {
    if (!covering) return
    const { activeElement } = document
    drawer.current?.querySelector<HTMLElement>('a, button')?.focus()
    // A dialog over the menu has taken its Escape already.
    const pressed = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && close.current()
    document.addEventListener('keydown', pressed)
    const leave = closeAtBack(() => close.current())
    return () => {
      leave()
      document.removeEventListener('keydown', pressed)
      // Another button may have opened it, as in a bar at the bottom; a screen that is gone took its own along.
      const from = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null
      if (from?.isConnected) from.focus()
      else opener.current?.focus()
    }
  }, [covering, opener])

  return (
    <div className={clsx(classes.pane, permanent && classes.permanent)}>
      <div
        ref={drawer}
        className={clsx(classes.menu, open && classes.open)}
        inert={!permanent && !open}
        data-menu-open={covering || undefined}
      >
        {menu}
      </div>
      {covering && (
        <button type="button" aria-label={closeLabel} tabIndex={-1} className={classes.scrim} onClick={onClose} />
      )}
      <div className={classes.content} inert={covering}>
        {children}
        <div ref={foot} className={classes.foot}>
          {toolbar}
        </div>
      </div>
    </div>
  )
}
