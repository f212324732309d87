import { liftRows } from './lift-rows.ts'
import { swipeRows } from './swipe-rows.ts'

/** Rows on their way to another aisle. */
export interface CarriedItems {
  readonly ids: readonly string[]
  /** They were lifted in the lower half of the window: what is shown meanwhile has its place above. */
  readonly fromBelow: boolean
}

/**
 * The gestures of fingers, mouse and keys on a row, by the ids of its items. The row's menu offers each of them too.
 */
export interface RowGestures {
  /** A long press. */
  choose(ids: readonly string[]): void
  /** A swipe onwards. */
  tick(ids: readonly string[]): void
  /** A swipe back, or the Delete key. */
  remove(ids: readonly string[]): void
  /** They leave their place, or, with null, no longer are on their way. */
  carry(carried: CarriedItems | null): void
  /** Dragged into an aisle: with a mouse, or with a finger after a long press. */
  putInto(aisle: string, ids: readonly string[]): void
}

const idsOf = (items = ''): readonly string[] => items.split(',').filter((id) => id !== '')

/**
 * Follows what is done to the rows of an area that say `data-items`, in sections that say `data-aisle`.
 * @param pressed what a finger that is down already came down with
 * @returns ends it
 */
export function followRows(area: HTMLElement, gestures: RowGestures, pressed: PointerEvent | null): () => void {
  function onKey({ key, target }: KeyboardEvent) {
    if (key !== 'Delete' || !(target instanceof HTMLInputElement) || target.type !== 'checkbox') return
    gestures.remove(idsOf(target.closest<HTMLElement>('[data-items]')?.dataset.items))
  }
  area.addEventListener('keydown', onKey)
  const stops = [
    () => area.removeEventListener('keydown', onKey),
    swipeRows(area, (items, way) => (way === 'onwards' ? gestures.tick : gestures.remove)(idsOf(items))),
    liftRows(area, pressed, {
      onChoose: (items) => gestures.choose(idsOf(items)),
      onCarry: (carried) => gestures.carry(carried && { ids: idsOf(carried.items), fromBelow: carried.fromBelow }),
      onDrop: (items, aisle) => gestures.putInto(aisle, idsOf(items)),
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
