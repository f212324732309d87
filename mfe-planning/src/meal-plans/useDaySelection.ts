import { useState } from 'react'
import type { Day } from './days.ts'

/** Several days that something is done with at once. */
export interface DaySelection {
  /** Null while none are being chosen. */
  readonly days: ReadonlySet<Day> | null
  start(day?: Day): void
  /** @param through every day from the last one that was chosen to this one */
  toggle(day: Day, through: boolean): void
  end(): void
}

/** @param shown the days on the screen, in order */
export function useDaySelection(shown: readonly Day[]): DaySelection {
  const [days, setDays] = useState<ReadonlySet<Day> | null>(null)
  const [last, setLast] = useState<Day | null>(null)

  function toggle(day: Day, through: boolean) {
    const chosen = days ?? new Set<Day>()
    const [from, to] = [last ?? day, day].sort()
    const between = through && from && to ? shown.filter((one) => one >= from && one <= to) : [day]
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
