import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

/** How long the last ticked row stays in its place, milliseconds: a second tap finds what the first one found. */
export const stayMs = 1_500

export interface TickedRows {
  /** Ids of the ticked items that still stand among what is to buy. */
  readonly staying: ReadonlySet<string>
  /** What is to buy; the focus stays in it when the row that has it sinks. */
  readonly rows: RefObject<HTMLDivElement | null>
  stay(ids: readonly string[]): void
  sink(ids: readonly string[]): void
}

/**
 * Lets ticked rows stay where they are for a while, all until the last one was ticked long enough ago, so that nothing
 * moves under a finger that ticks one after the other.
 * @param onSunk told which rows went
 */
export function useTickedRows(onSunk: (ids: readonly string[]) => void): TickedRows {
  const rows = useRef<HTMLDivElement>(null)
  const [staying, setStaying] = useState<ReadonlySet<string>>(new Set())
  const sunk = useEffectEvent(onSunk)

  useEffect(() => {
    if (staying.size === 0) return
    const timer = setTimeout(() => {
      if (rows.current) moveFocusOn(rows.current)
      setStaying(new Set())
      sunk([...staying])
    }, stayMs)
    return () => clearTimeout(timer)
  }, [staying])

  return {
    staying,
    rows,
    stay: useCallback((ids) => setStaying((before) => new Set([...before, ...ids])), []),
    sink: useCallback((ids) => setStaying((before) => new Set([...before].filter((id) => !ids.includes(id)))), []),
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
