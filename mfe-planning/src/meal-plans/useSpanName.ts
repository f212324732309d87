import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { useMemo } from 'react'
import type { Day } from './days.ts'
import type { PlanView } from './usePlanView.ts'

/** A moment of a day that every time zone agrees on which day it is of. */
export const noon = (day: Day): Date => new Date(`${day}T12:00:00Z`)

/** Which days are shown, in words: "16–22 November" this year, "28 December 2026 – 3 January 2027", "November 2026". */
export function useSpanName({ kind, day, weeks }: PlanView): string {
  const language = useStore(useHost().language)
  return useMemo(() => {
    if (kind === 'month') {
      return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(noon(day))
    }
    const [week] = weeks
    const [first, last] = [noon(week?.[0] ?? day), noon(week?.at(-1) ?? day)]
    const thisYear = new Date().getFullYear()
    const isThisYear = first.getUTCFullYear() === thisYear && last.getUTCFullYear() === thisYear
    const format = new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
      ...(isThisYear ? {} : { year: 'numeric' }),
    })
    return format.formatRange(first, last)
  }, [language, kind, day, weeks])
}
