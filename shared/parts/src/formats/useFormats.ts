import { formatDate } from '@potluck/cooking/format-date'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** A moment as the API writes it (ISO 8601), or as the browser has it. */
export type Instant = string | Date

/** A day of the calendar, of no time zone: "2026-11-22". */
export type CalendarDay = string

const dayStyles = {
  /** "Sunday 22 November" */
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  /** "Sunday" */
  weekday: { weekday: 'long' },
  /** "Sun" */
  shortWeekday: { weekday: 'short' },
  /** "22 November" */
  date: { day: 'numeric', month: 'long' },
  /** "22 November 2026" */
  full: { day: 'numeric', month: 'long', year: 'numeric' },
  /** "22" */
  number: { day: 'numeric' },
  /** "November 2026" */
  month: { month: 'long', year: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

export type DayStyle = keyof typeof dayStyles

/** How names are joined: "Ann, Ben and Carl", "Ann, Ben or Carl", "Ann, Ben, Carl". */
export type ListStyle = 'and' | 'or' | 'unit'

const listTypes = { and: 'conjunction', or: 'disjunction', unit: 'unit' } as const

/** How things are written in the cook's language and time zone. */
export interface Formats {
  /** The whole date, or the short one: "1 January 2026", "1 Jan 2026". */
  date(instant: Instant, style?: 'long' | 'medium'): string
  time(instant: Instant): string
  dateTime(instant: Instant): string
  /** As people say it: "today", the weekday within seven days, else the date; "just now" within two minutes if wanted. */
  relativeDate(instant: Instant, wanted?: { readonly justNow?: boolean }): string
  /** The same with the time of day, for what happens several times a day: "just now", "today, 12:00". */
  relativeMoment(instant: Instant): string
  day(day: CalendarDay, style: DayStyle): string
  /** From a day to another: "16–22 November" this year, "28 December 2026 – 3 January 2027". */
  days(first: CalendarDay, last: CalendarDay): string
  number(value: number): string
  /** A share from 0 to 1. */
  percent(share: number): string
  /** "Ann, Ben and Carl", unless another style is wanted. */
  list(names: readonly string[], style?: ListStyle): string
  /** The order in which readers of the language expect names. */
  compare(one: string, other: string): number
}

/** A moment of a day that is on the same day in every time zone that matters: written with UTC. */
const noon = (day: CalendarDay): Date => new Date(`${day}T12:00:00Z`)

/** Days of the calendar in a language. A format is made when it is first needed: most screens name no day. */
function dayFormats(language: string): Pick<Formats, 'day' | 'days'> {
  const byStyle = new Map<DayStyle, Intl.DateTimeFormat>()
  const format = (style: DayStyle) => {
    const known = byStyle.get(style)
    const made = known ?? new Intl.DateTimeFormat(language, { ...dayStyles[style], timeZone: 'UTC' })
    byStyle.set(style, made)
    return made
  }
  return {
    day: (day, style) => format(style).format(noon(day)),
    days(first, last) {
      const thisYear = `${new Date().getFullYear()}-`
      const isThisYear = first.startsWith(thisYear) && last.startsWith(thisYear)
      return new Intl.DateTimeFormat(language, {
        day: 'numeric',
        month: 'short',
        timeZone: 'UTC',
        ...(isThisYear ? {} : { year: 'numeric' }),
      }).formatRange(noon(first), noon(last))
    },
  }
}

type OwnFormats = Omit<Formats, 'relativeDate' | 'relativeMoment'>

function makeFormats(language: string): OwnFormats {
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, options)
    return (instant: Instant) => format.format(new Date(instant))
  }
  const long = written({ dateStyle: 'long' })
  const medium = written({ dateStyle: 'medium' })
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const number = new Intl.NumberFormat(language)
  return {
    date: (instant, style = 'long') => (style === 'long' ? long : medium)(instant),
    time: written({ timeStyle: 'short' }),
    dateTime: written({ dateStyle: 'medium', timeStyle: 'short' }),
    ...dayFormats(language),
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    list: (names, style = 'and') => new Intl.ListFormat(language, { type: listTypes[style] }).format(names),
    compare: new Intl.Collator(language).compare,
  }
}

/** The last formats that were made, and of what. */
let cached: { readonly of: string; readonly formats: OwnFormats } | null = null

/** All rows of a list share them: making them takes a millisecond on a fast processor. */
function formatsOf(language: string): OwnFormats {
  // The device may have travelled.
  const of = `${language} ${new Date().getTimezoneOffset()}`
  if (cached?.of !== of) cached = { of, formats: makeFormats(language) }
  return cached.formats
}

/** The writing of dates, numbers and names in the language of the moment; the same value until that changes. */
export function useFormats(): Formats {
  const { t } = useTranslation('parts')
  const language = useStore(useHost().language)
  return useMemo(() => {
    const formats = formatsOf(language)
    const relativeDate: Formats['relativeDate'] = (instant, { justNow = false } = {}) =>
      formatDate(new Date(instant), new Date(), {
        language,
        today: t('today'),
        ...(justNow && { justNow: t('justNow') }),
      })
    return {
      ...formats,
      relativeDate,
      relativeMoment(instant) {
        const said = relativeDate(instant, { justNow: true })
        return said === t('justNow') ? said : formats.list([said, formats.time(instant)], 'unit')
      },
    }
  }, [language, t])
}
