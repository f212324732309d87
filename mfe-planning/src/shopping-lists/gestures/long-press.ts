/** How long a finger rests until it chooses, milliseconds. */
const longMs = 500

/** Further than this a finger scrolls, px. */
const slack = 10

const ends = ['pointerup', 'pointercancel', 'pointerleave', 'dragstart'] as const

/**
 * Tells of a long press on a row that says `data-items`; the tap that ends it does nothing.
 * @param onLong given what the row says
 * @returns ends it
 */
export function longPress(area: HTMLElement, onLong: (items: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start = { x: 0, y: 0 }
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const cancel = () => clearTimeout(timer)
  function down({ target, clientX, clientY, isPrimary }: PointerEvent) {
    const items = target instanceof Element && target.closest<HTMLElement>('[data-items]')?.dataset.items
    if (!items || !isPrimary || (target instanceof Element && target.closest('button'))) return
    start = { x: clientX, y: clientY }
    cancel()
    timer = setTimeout(() => {
      area.addEventListener('click', swallow, { capture: true, once: true })
      addEventListener('pointerup', () => setTimeout(() => area.removeEventListener('click', swallow, true)), {
        once: true,
      })
      onLong(items)
    }, longMs)
  }
  function move({ clientX, clientY }: PointerEvent) {
    if (Math.hypot(clientX - start.x, clientY - start.y) > slack) cancel()
  }
  area.addEventListener('pointerdown', down)
  area.addEventListener('pointermove', move)
  for (const end of ends) area.addEventListener(end, cancel)
  return () => {
    cancel()
    area.removeEventListener('pointerdown', down)
    area.removeEventListener('pointermove', move)
    for (const end of ends) area.removeEventListener(end, cancel)
  }
}
