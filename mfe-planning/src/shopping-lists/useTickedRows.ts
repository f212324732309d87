import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

/** How long the last ticked row stays in its place, milliseconds: a second tap finds what the first one found. */
export const stayMs = 1_500

export interface TickedRows {
  /** The ticked items that still stand among what is to buy, by id, with who ticked them where it was somebody else. */
  readonly staying: ReadonlyMap<string, string | null>
  /** What is to buy; the focus stays in it when the row that has it sinks. */
  readonly rows: RefObject<HTMLDivElement | null>
  stay(ids: readonly string[], by?: string): void
  sink(ids: readonly string[]): void
}

/**
 * Lets ticked rows stay where they are for a while, all until the last one was ticked long enough ago, so that nothing
 * moves under a finger that ticks one after the other.
 * @param onSunk called with the rows ticked here that have sunk to the end
 */
export function useTickedRows(onSunk: (ids: readonly string[]) => void): TickedRows {
  const rows = useRef<HTMLDivElement>(null)
  const [staying, setStaying] = useState<ReadonlyMap<string, string | null>>(new Map())
  const sunk = useEffectEvent(onSunk)

  useEffect(() => {
    if (staying.size === 0) return
    const timer = setTimeout(() => {
      if (rows.current) moveFocusOn(rows.current)
      setStaying(new Map())
      sunk([...staying].flatMap(([id, by]) => (by === null ? [id] : [])))
    }, stayMs)
    return () => clearTimeout(timer)
  }, [staying])

  return {
    staying,
    rows,
    stay: useCallback(
      (ids, by) => setStaying((before) => new Map([...before, ...ids.map((id) => [id, by ?? null] as const)])),
      [],
    ),
    sink: useCallback((ids) => setStaying((before) => new Map([...before].filter(([id]) => !ids.includes(id)))), []),
  }
}

/** From a ticked row to the next that is to buy, else to the one before; with none left, to the place they stood in. */
function moveFocusOn(rows: HTMLElement): void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLInputElement) || !focused.checked || !rows.contains(focused)) return
  const boxes = [...rows.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
  const at = boxes.indexOf(focused)
  const around = [...boxes.slice(at + 1), ...boxes.slice(0, at).reverse()]
  const next = around.find((box) => !box.checked) ?? rows
  next.focus({ preventScroll: true })
}
