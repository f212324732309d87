/** Further than this along the row a finger swipes, px. */
const slack = 12

/** Let go further than this, the swipe counts, px. */
const enough = 88

/** Which way a finger went along a row, as one reads. */
type Way = 'onwards' | 'back'

/**
 * Lets rows that say `data-items` be swiped with a finger. While one is, it carries `data-swipe` with the way it went.
 * @returns ends it
 */
export function swipeRows(area: HTMLElement, onSwipe: (items: string, way: Way) => void): () => void {
  let swiped: { readonly row: HTMLElement; readonly x: number; readonly y: number; moved: boolean } | null = null
  const isRtl = () => getComputedStyle(area).direction === 'rtl'
  const wayOf = (by: number): Way => (by > 0 === isRtl() ? 'back' : 'onwards')

  function show(row: HTMLElement, by: number) {
    const content = row.firstElementChild
    if (content instanceof HTMLElement) content.style.translate = by === 0 ? '' : `${by}px`
    if (by === 0) delete row.dataset.swipe
    else row.dataset.swipe = wayOf(by)
    row.toggleAttribute('data-enough', Math.abs(by) >= enough)
  }
  function end() {
    if (swiped) show(swiped.row, 0)
    swiped = null
  }
  function down({ target, pointerType, isPrimary, clientX, clientY }: PointerEvent) {
    if (pointerType === 'mouse' || !isPrimary || !(target instanceof Element) || target.closest('button')) return
    const row = target.closest<HTMLElement>('[data-items]')
    if (row) swiped = { row, x: clientX, y: clientY, moved: false }
  }
  function move({ clientX, clientY }: PointerEvent) {
    if (!swiped) return
    // A row that was lifted goes where the finger goes.
    if (swiped.row.hasAttribute('data-lifted')) return end()
    const by = clientX - swiped.x
    if (!swiped.moved && Math.abs(clientY - swiped.y) > slack) return end()
    if (!swiped.moved && Math.abs(by) < slack) return
    swiped.moved = true
    show(swiped.row, by)
  }
  function up({ clientX }: PointerEvent) {
    const done = swiped
    end()
    if (!done?.moved) return
    // The tap that ends a swipe does nothing.
    const swallow = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    area.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => area.removeEventListener('click', swallow, true))
    const by = clientX - done.x
    const { items } = done.row.dataset
    if (items && Math.abs(by) >= enough) onSwipe(items, wayOf(by))
  }
  area.addEventListener('pointerdown', down)
  area.addEventListener('pointermove', move)
  area.addEventListener('pointerup', up)
  area.addEventListener('pointercancel', end)
  return () => {
    end()
    area.removeEventListener('pointerdown', down)
    area.removeEventListener('pointermove', move)
    area.removeEventListener('pointerup', up)
    area.removeEventListener('pointercancel', end)
  }
}
