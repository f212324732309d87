import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { SelectionGiven } from './SelectionContext.ts'

/** Duration of a long press, milliseconds, as on phones. */
const longPressMs = 500

/** Maximum movement of a long press, px; a longer one scrolls. */
const slack = 10

interface Resting {
  readonly id: string
  readonly timer: ReturnType<typeof setTimeout>
  readonly x: number
  readonly y: number
}

const rowAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-selectable]')?.dataset.selectable : undefined

/** Starts and extends a selection by long press, Ctrl and Shift. Rows handle plain presses. */
export function useSelectionGestures(
  area: RefObject<HTMLElement | null>,
  { selection, extendTo }: SelectionGiven,
): void {
  const choose = useEffectEvent((id: string) => selection.toggle(id))
  const extend = useEffectEvent((id: string) => extendTo(id))

  useEffect(() => {
    const element = area.current
    if (!element) return
    let resting: Resting | null = null
    let chosenByRest = false

    const lift = () => {
      if (resting) clearTimeout(resting.timer)
      resting = null
    }
    const rest = (event: PointerEvent) => {
      lift()
      chosenByRest = false
      const id = rowAt(event.target)
      if (event.pointerType === 'mouse' || id === undefined) return
      resting = { id, timer: setTimeout(chooseRested, longPressMs), x: event.clientX, y: event.clientY }
    }
    const chooseRested = () => {
      if (!resting) return
      const { id } = resting
      lift()
      chosenByRest = true
      navigator.vibrate?.(15)
      choose(id)
    }
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (resting && Math.hypot(clientX - resting.x, clientY - resting.y) > slack) lift()
    }
    const click = (event: MouseEvent) => {
      const id = rowAt(event.target)
      const onLink = event.target instanceof Element && event.target.closest('a') !== null
      const meant = event.ctrlKey || event.metaKey || event.shiftKey
      if (id === undefined || !(chosenByRest || (onLink && meant))) return
      event.preventDefault()
      event.stopPropagation()
      if (!chosenByRest) (event.shiftKey ? extend : choose)(id)
      chosenByRest = false
    }
    // The native long press of a phone may come a little earlier than ours, and cancels it.
    const menu = (event: MouseEvent) => {
      if (chosenByRest || resting) event.preventDefault()
      chooseRested()
    }

    element.addEventListener('pointerdown', rest)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', lift)
    element.addEventListener('pointercancel', lift)
    element.addEventListener('click', click, true)
    element.addEventListener('contextmenu', menu)
    return () => {
      lift()
      element.removeEventListener('pointerdown', rest)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', lift)
      element.removeEventListener('pointercancel', lift)
      element.removeEventListener('click', click, true)
      element.removeEventListener('contextmenu', menu)
    }
  }, [area])
}
