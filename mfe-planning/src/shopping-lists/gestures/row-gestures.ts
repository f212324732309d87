import { dragBetween } from '@potluck/ui/drag'
import { longPress } from './long-press.ts'
import { swipeRows } from './swipe-rows.ts'

/** What fingers, mouse and keys do to a row, given the ids of its items; each has its way in the row's menu too. */
export interface RowGestures {
  /** A long press. */
  choose(ids: readonly string[]): void
  /** A swipe onwards. */
  tick(ids: readonly string[]): void
  /** A swipe back, or the Delete key. */
  remove(ids: readonly string[]): void
  /** Dragged into an aisle with a mouse. */
  putInto(aisle: string, ids: readonly string[]): void
}

const idsOf = (items = ''): readonly string[] => items.split(',').filter((id) => id !== '')

/** Follows what is done to the rows of an area that say `data-items`, in sections that say `data-aisle`. @returns ends it */
export function followRows(area: HTMLElement, gestures: RowGestures): () => void {
  function onKey({ key, target }: KeyboardEvent) {
    if (key !== 'Delete' || !(target instanceof HTMLInputElement) || target.type !== 'checkbox') return
    gestures.remove(idsOf(target.closest<HTMLElement>('[data-items]')?.dataset.items))
  }
  area.addEventListener('keydown', onKey)
  const stops = [
    () => area.removeEventListener('keydown', onKey),
    longPress(area, (items) => gestures.choose(idsOf(items))),
    swipeRows(area, (items, way) => (way === 'onwards' ? gestures.tick : gestures.remove)(idsOf(items))),
    dragBetween(area, {
      rows: '[data-items]',
      places: '[data-aisle]',
      onDrop: ({ dataset: { items } }, { dataset: { aisle } }) => aisle && gestures.putInto(aisle, idsOf(items)),
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
