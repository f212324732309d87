import { type DayStyle, useFormats } from '@potluck/parts'
import { useMemo } from 'react'
import type { Day } from './days.ts'

/** Formats of days in the cook's language. */
export interface DayNames {
  /** "Sunday 22 November" */
  long(day: Day): string
  /** "Sunday" */
  dayOfWeek(day: Day): string
  /** "22 November" */
  date(day: Day): string
  /** "Sun" */
  weekday(day: Day): string
  /** "22" */
  number(day: Day): string
}

export function useDayNames(): DayNames {
  const { day: nameOf } = useFormats()
  return useMemo(() => {
    const written = (style: DayStyle) => (day: Day) => nameOf(day, style)
    return {
      long: written('long'),
      dayOfWeek: written('weekday'),
      date: written('date'),
      weekday: written('shortWeekday'),
      number: written('number'),
    }
  }, [nameOf])
}
