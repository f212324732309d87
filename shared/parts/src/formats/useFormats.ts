import { sayDate } from '@potluck/cooking/dates'
import { useHost } from '@potluck/platform/HostProvider'
import { useStore } from '@potluck/platform/hooks'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** A moment as the API writes it (ISO 8601), or as the browser has it. */
export type Instant = string | Date

/** How things are written in the cook's language and time zone. */
export interface Formats {
  /** The whole date, or the short one: "1 January 2026", "1 Jan 2026". */
  date(instant: Instant, style?: 'long' | 'medium'): string
  time(instant: Instant): string
  dateTime(instant: Instant): string
  /** As people say it: "today", the weekday within seven days, else the date; "just now" within two minutes if wanted. */
  relativeDate(instant: Instant, wanted?: { readonly justNow?: boolean }): string
  number(value: number): string
  /** A share from 0 to 1. */
  percent(share: number): string
  /** "Ann, Ben and Carl" */
  list(names: readonly string[]): string
  /** The order in which readers of the language expect names. */
  compare(one: string, other: string): number
}

/** The writing of dates, numbers and names in the language of the moment; the same value until that changes. */
export function useFormats(): Formats {
  const { t } = useTranslation('parts')
  const language = useStore(useHost().language)
  return useMemo(() => {
    const written = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(language, options)
      return (instant: Instant) => format.format(new Date(instant))
    }
    const long = written({ dateStyle: 'long' })
    const medium = written({ dateStyle: 'medium' })
    const percent = new Intl.NumberFormat(language, { style: 'percent' })
    const number = new Intl.NumberFormat(language)
    const names = new Intl.ListFormat(language)
    return {
      date: (instant, style = 'long') => (style === 'long' ? long : medium)(instant),
      time: written({ timeStyle: 'short' }),
      dateTime: written({ dateStyle: 'medium', timeStyle: 'short' }),
      relativeDate: (instant, { justNow = false } = {}) =>
        sayDate(new Date(instant), new Date(), {
          language,
          today: t('today'),
          ...(justNow && { justNow: t('justNow') }),
        }),
      number: (value) => number.format(value),
      percent: (share) => percent.format(share),
      list: (written) => names.format(written),
      compare: new Intl.Collator(language).compare,
    }
  }, [language, t])
}
