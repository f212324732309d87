import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { useMemo } from 'react'
import type { Day } from './days.ts'

/** How days are written in the cook's language. */
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
  const language = useStore(useHost().language)
  return useMemo(() => {
    const written = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
      return (day: Day) => format.format(new Date(`${day}T12:00:00Z`))
    }
    return {
      long: written({ weekday: 'long', day: 'numeric', month: 'long' }),
      dayOfWeek: written({ weekday: 'long' }),
      date: written({ day: 'numeric', month: 'long' }),
      weekday: written({ weekday: 'short' }),
      number: written({ day: 'numeric' }),
    }
  }, [language])
}
