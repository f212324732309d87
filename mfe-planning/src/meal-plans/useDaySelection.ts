import { useState } from 'react'
import type { Day } from './days.ts'

/** A selection of days for an action. */
export interface DaySelection {
  /** Null if the selection is not active. */
  readonly days: ReadonlySet<Day> | null
  start(day?: Day): void
  /** @param through selects every day from the last selected one to this one */
  toggle(day: Day, through: boolean): void
  end(): void
}

/** @param visibleDays in order */
export function useDaySelection(visibleDays: readonly Day[]): DaySelection {
  const [days, setDays] = useState<ReadonlySet<Day> | null>(null)
  const [last, setLast] = useState<Day | null>(null)

  function toggle(day: Day, through: boolean) {
    const chosen = days ?? new Set<Day>()
    const [from, to] = [last ?? day, day].sort()
    const between = through && from && to ? visibleDays.filter((one) => one >= from && one <= to) : [day]
    const isOff = !through && chosen.has(day)
    setLast(day)
    setDays(isOff ? new Set([...chosen].filter((one) => one !== day)) : new Set([...chosen, ...between]))
  }

  return {
    days,
    start: (day) => (day === undefined ? setDays(new Set()) : toggle(day, false)),
    toggle,
    end() {
      setDays(null)
      setLast(null)
    },
  }
}
