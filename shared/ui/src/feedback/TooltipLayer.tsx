import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { placeUnder } from '../page/place-under.ts'
import classes from './TooltipLayer.module.css'

const wait = 350

/**
 * Shows the `data-tooltip` of whatever is pointed at or focused: one layer for the page, so that a grid of a thousand
 * buttons costs nothing. Escape hides it. The words must also be the accessible name or description of their element.
 */
export function TooltipLayer() {
  const [target, setTarget] = useState<HTMLElement>()
  const tip = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const hide = () => {
      clearTimeout(timer)
      setTarget(undefined)
    }
    const show = (event: Event, after: number) => {
      clearTimeout(timer)
      const element = event.target instanceof Element ? event.target.closest('[data-tooltip]') : null
      // A reader with a large pointer or a magnifier may move onto it.
      timer = setTimeout(() => setTarget(element instanceof HTMLElement ? element : undefined), after)
    }
    const pointed = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return
      if (event.target instanceof Node && tip.current?.contains(event.target)) clearTimeout(timer)
      else show(event, wait)
    }
    const focused = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) show(event, 0)
    }
    const pressed = (event: KeyboardEvent) => event.key === 'Escape' && hide()
    document.addEventListener('pointerover', pointed)
    document.addEventListener('focusin', focused)
    document.addEventListener('focusout', hide)
    document.addEventListener('pointerdown', hide)
    document.addEventListener('keydown', pressed)
    window.addEventListener('scroll', hide, { capture: true, passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', pointed)
      document.removeEventListener('focusin', focused)
      document.removeEventListener('focusout', hide)
      document.removeEventListener('pointerdown', hide)
      document.removeEventListener('keydown', pressed)
      window.removeEventListener('scroll', hide, { capture: true })
    }
  }, [])

  useLayoutEffect(() => {
    const element = tip.current
    if (!element || !target) return
    element.showPopover()
    const { left, top } = placeUnder(target.getBoundingClientRect(), element.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
    })
    element.style.left = `${left}px`
    element.style.top = `${top}px`
  }, [target])

  if (!target?.isConnected) return null
  return createPortal(
    <div ref={tip} popover="manual" aria-hidden="true" className={classes.tip}>
      {target.dataset.tooltip}
    </div>,
    // Outside of an open dialog it could not be pointed at.
    target.closest('dialog') ?? document.body,
  )
}
