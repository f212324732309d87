import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { closeAtBack } from '../page/close-at-back.ts'
import { placeUnder } from '../page/place-under.ts'
import classes from './Menu.module.css'
import type { MenuEntry, OpenMenu } from './menu-entry.ts'
import { nextItem } from './next-item.ts'

interface Props extends OpenMenu {
  /** The whole words of the thing that the menu is about. */
  readonly about?: ReactNode
  readonly entries: readonly MenuEntry[]
}

/** An open menu under its button, over everything else on the page. */
export function MenuList({ trigger, startAt, about, entries, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null)
  const described = useId()
  useLayoutEffect(() => {
    if (!menu.current) return
    menu.current.showPopover()
    place(menu.current, trigger)
    items(menu.current)
      .at(startAt === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true })
  }, [trigger, startAt])
  useCloseElsewhere(menu, trigger, onClose)

  function leave() {
    trigger.focus({ preventScroll: true })
    onClose()
  }

  function move(event: KeyboardEvent) {
    // Tab goes on from the button, as if the menu had never been there.
    if (event.key === 'Tab') return leave()
    // Those are shortcuts of the browser.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const all = items(event.currentTarget)
    const current = all.findIndex((item) => item.matches(':focus'))
    // A button does so by itself, a link only at Enter.
    if (event.key === ' ') {
      event.preventDefault()
      return all[current]?.click()
    }
    const next = nextItem(
      all.map((item) => item.textContent),
      current,
      event.key,
    )
    if (event.key !== 'Escape' && next === null) return
    event.preventDefault()
    event.stopPropagation()
    if (next === null) leave()
    else all[next]?.focus()
  }

  return createPortal(
    <div
      ref={menu}
      popover="manual"
      role="menu"
      aria-label={trigger.ariaLabel ?? trigger.textContent}
      aria-describedby={about ? described : undefined}
      tabIndex={-1}
      className={classes.dropdown}
      onKeyDown={move}
    >
      {about && (
        <div id={described} className={classes.about}>
          {about}
        </div>
      )}
      {entries.map(({ key, label, icon, href, onSelect, checked, disabled, danger, startsGroup }) => {
        const Item = href === undefined ? 'button' : 'a'
        return (
          <Fragment key={key}>
            {startsGroup && <hr className={classes.line} />}
            <Item
              role={checked === undefined ? 'menuitem' : 'menuitemradio'}
              aria-checked={checked}
              tabIndex={-1}
              {...(href === undefined ? { type: 'button' } : { href })}
              // It can be walked to, so that everybody learns that it is there.
              aria-disabled={disabled}
              className={`${classes.item} ${danger ? classes.danger : ''}`}
              onClick={(event) => {
                if (disabled) return event.preventDefault()
                leave()
                onSelect?.()
              }}
            >
              {icon}
              <span>{label}</span>
            </Item>
          </Fragment>
        )
      })}
    </div>,
    // Outside of an open dialog it could not be reached.
    trigger.closest('dialog') ?? document.body,
  )
}

const items = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]

function place(menu: HTMLElement, trigger: HTMLElement): void {
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
  const end = getComputedStyle(trigger).direction === 'rtl' ? 'left' : 'right'
  const { left, top } = placeUnder(trigger.getBoundingClientRect(), menu.getBoundingClientRect(), view, end)
  menu.style.left = `${left}px`
  menu.style.top = `${top}px`
}

/**
 * Closes when something else is pressed, or the button moves away from the menu. A page that becomes shorter scrolls by
 * itself, which says so as well, under a header that stays.
 */
function useCloseElsewhere(menu: { readonly current: Element | null }, trigger: Element, onClose: () => void): void {
  const closeIfMoved = useEffectEvent((opened: DOMRect) => {
    const { left, top } = trigger.getBoundingClientRect()
    if (Math.hypot(left - opened.left, top - opened.top) > 1) onClose()
  })
  const close = useEffectEvent((event: Event) => {
    const { target } = event
    const pressedTrigger = event.type === 'pointerdown' && target instanceof Node && trigger.contains(target)
    if (!pressedTrigger && !(target instanceof Node && menu.current?.contains(target))) onClose()
  })
  const atBack = useEffectEvent(onClose)
  useEffect(() => closeAtBack(() => atBack()), [])
  useEffect(() => {
    const opened = trigger.getBoundingClientRect()
    const onScroll = () => closeIfMoved(opened)
    document.addEventListener('pointerdown', close, true)
    window.addEventListener('scroll', onScroll, { capture: true, passive: true })
    window.addEventListener('resize', close)
    return () => {
      document.removeEventListener('pointerdown', close, true)
      window.removeEventListener('scroll', onScroll, { capture: true })
      window.removeEventListener('resize', close)
    }
  }, [trigger])
}
