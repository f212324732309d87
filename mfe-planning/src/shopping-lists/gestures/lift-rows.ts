/** How long a finger rests until it lifts a row, milliseconds. */
const longMs = 500

/** Further than this a finger that rests no longer scrolls or swipes, and a mouse drags, px. */
const slack = 10

/** A row on its way. */
export interface Carried {
  /** The ids of the row's items. */
  readonly items: string
  /** It was lifted in the lower half of the window: what is shown meanwhile has its place above. */
  readonly fromBelow: boolean
}

/** The actions on a lifted row. */
export interface Lifting {
  /** It was put down where it was. */
  onChoose(items: string): void
  /** It leaves its place, or, with null, no longer is on its way. */
  onCarry(carried: Carried | null): void
  /** It was put down on what says `data-aisle`. */
  onDrop(items: string, aisle: string): void
}

interface Lift {
  readonly row: HTMLElement
  readonly items: string
  readonly x: number
  readonly y: number
  readonly byMouse: boolean
  readonly timer: ReturnType<typeof setTimeout>
  /** Removes the listeners of this gesture. */
  readonly stop: () => void
  /** `pressed` until it is known what the finger wants. */
  stage: 'pressed' | 'lifted' | 'carried'
}

/** Where a row may be put down: anywhere but where it is. */
function placeAt(row: HTMLElement, { clientX, clientY }: PointerEvent): HTMLElement | null {
  const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-aisle]') ?? null
  return place?.contains(row) ? null : place
}

/** @returns stops */
function listen<Type extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
): () => void {
  element.addEventListener(type, listener)
  return () => element.removeEventListener(type, listener)
}

/** The tap that ends a gesture does nothing. */
function swallowTap(): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, true))
}

/**
 * Lifts rows that say `data-items`: with a finger that rests, or with a mouse that moves. One that is lifted carries
 * `data-lifted`, and what it is over `data-over`. There is another way to do the same, by keys and taps.
 * @param pressed what a finger that is down already came down with
 * @returns ends it
 */
export function liftRows(
  area: HTMLElement,
  pressed: PointerEvent | null,
  { onChoose, onCarry, onDrop }: Lifting,
): () => void {
  const page = document.documentElement
  let gesture: Lift | null = null
  let over: HTMLElement | null = null

  function show(place: HTMLElement | null) {
    if (place === over) return
    over?.removeAttribute('data-over')
    place?.setAttribute('data-over', '')
    over = place
  }
  function end() {
    if (!gesture) return
    const { row, timer, stop, stage } = gesture
    gesture = null
    clearTimeout(timer)
    stop()
    row.removeAttribute('data-lifted')
    show(null)
    if (stage === 'carried') onCarry(null)
  }
  function lift() {
    if (gesture?.stage !== 'pressed') return
    clearTimeout(gesture.timer)
    gesture.stage = 'lifted'
    gesture.row.setAttribute('data-lifted', '')
    if (!gesture.byMouse) navigator.vibrate?.(15)
  }
  function down({ target, clientX: x, clientY: y, isPrimary, pointerType, button }: PointerEvent) {
    end()
    if (!isPrimary || button !== 0 || !(target instanceof Element) || target.closest('button')) return
    const row = target.closest<HTMLElement>('[data-items]')
    const items = row?.dataset.items
    if (!row || !items) return
    const stops = [
      listen(page, 'pointermove', move),
      listen(page, 'pointerup', up),
      listen(page, 'pointercancel', end),
      listen(page, 'keydown', ({ key }) => key === 'Escape' && end()),
    ]
    const stop = () => {
      for (const one of stops) one()
    }
    const timer = setTimeout(lift, longMs)
    gesture = { row, items, x, y, byMouse: pointerType === 'mouse', timer, stop, stage: 'pressed' }
  }
  function move(event: PointerEvent) {
    if (!gesture) return
    const { row, items, x, y, byMouse } = gesture
    if (gesture.stage !== 'carried') {
      if (Math.hypot(event.clientX - x, event.clientY - y) <= slack) return
      if (byMouse) lift()
      if (gesture.stage === 'pressed') return end()
      gesture.stage = 'carried'
      getSelection()?.removeAllRanges()
      onCarry({ items, fromBelow: y > innerHeight / 2 })
    }
    show(placeAt(row, event))
  }
  function up(event: PointerEvent) {
    if (!gesture) return
    const { row, items, stage } = gesture
    const aisle = stage === 'carried' ? placeAt(row, event)?.dataset.aisle : undefined
    end()
    if (stage === 'pressed') return
    swallowTap()
    if (stage === 'lifted') onChoose(items)
    else if (aisle !== undefined) onDrop(items, aisle)
  }
  const isLifted = () => gesture !== null && gesture.stage !== 'pressed'

  const stops = [
    listen(area, 'pointerdown', down),
    // Neither is the text of a row on its way chosen, nor does its picture go instead.
    listen(area, 'selectstart', (event) => isLifted() && event.preventDefault()),
    listen(area, 'dragstart', (event) => gesture && event.preventDefault()),
    // A phone's own long press may come a little earlier than ours, and would end it.
    listen(area, 'contextmenu', (event) => {
      if (!gesture || gesture.byMouse) return
      event.preventDefault()
      lift()
    }),
  ]
  if (pressed) down(pressed)
  return () => {
    end()
    for (const stop of stops) stop()
  }
}
