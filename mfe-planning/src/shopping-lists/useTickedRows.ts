import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

/** How long the last ticked row stays in its place, milliseconds, so that a second tap hits the same row. */
export const stayMs = 1_500

/** With keys longer: the focus moves on with the row, and a second press would hit the next one. */
export const keyStayMs = 5_000

export interface TickedRows {
  /** Ticked items that still have their place, by id, with the name of another member who ticked them. */
  readonly staying: ReadonlyMap<string, string | null>
  /** The element with the open items, in which the focus stays when a focused row moves. */
  readonly rows: RefObject<HTMLDivElement | null>
  stay(ids: readonly string[], by?: string): void
  sink(ids: readonly string[]): void
}

/**
 * Delays the move of ticked rows until some time after the last tick, so that no row moves under a finger.
 * @param onSunk called with the rows ticked on this device that have moved to the basket
 */
export function useTickedRows(onSunk: (ids: readonly string[]) => void): TickedRows {
  const rows = useRef<HTMLDivElement>(null)
  const [staying, setStaying] = useState<ReadonlyMap<string, string | null>>(new Map())
  const sunk = useEffectEvent(onSunk)
  const byKeys = useRef(false)

  useEffect(() => {
    const note = ({ type }: Event) => {
      byKeys.current = type === 'keydown'
    }
    for (const act of ['keydown', 'pointerdown']) document.addEventListener(act, note)
    return () => {
      for (const act of ['keydown', 'pointerdown']) document.removeEventListener(act, note)
    }
  }, [])

  useEffect(() => {
    if (staying.size === 0) return
    const timer = setTimeout(
      () => {
        if (rows.current) moveFocusOn(rows.current)
        setStaying(new Map())
        sunk([...staying].flatMap(([id, by]) => (by === null ? [id] : [])))
      },
      byKeys.current ? keyStayMs : stayMs,
    )
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

/** Moves the focus from a ticked row to the next open one, else to the previous one, else to their container. */
function moveFocusOn(rows: HTMLElement): void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLInputElement) || !focused.checked || !rows.contains(focused)) return
  const boxes = [...rows.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
  const at = boxes.indexOf(focused)
  const around = [...boxes.slice(at + 1), ...boxes.slice(0, at).reverse()]
  const next = around.find((box) => !box.checked) ?? rows
  next.focus({ preventScroll: true })
}
