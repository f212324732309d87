export interface DateWords {
  /** BCP 47 tag of the language to write in. */
  readonly language: string
  /** The text for the last two minutes; without it, today is written. */
  readonly justNow?: string
  readonly today: string
  /** The reader's time zone; the machine's own where left out. */
  readonly timeZone?: string
}

const recentMs = 2 * 60 * 1000
const weekdayMs = 7 * 24 * 60 * 60 * 1000

/**
 * A moment as people say it: "just now" within two minutes (where wanted), "today", the weekday within seven days,
 * otherwise the full date. `now` is given, so that the same call always says the same. Moments to come get their date.
 */
export function formatDate(moment: Date, now: Date, { language, justNow, today, timeZone }: DateWords): string {
  const age = now.getTime() - moment.getTime()
  if (Number.isNaN(age)) return ''
  const zone = timeZone === undefined ? {} : { timeZone }
  if (justNow !== undefined && age >= 0 && age < recentMs) return justNow
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', ...zone })
  if (day.format(moment) === day.format(now)) return today
  if (age >= 0 && age < weekdayMs) return new Intl.DateTimeFormat(language, { weekday: 'long', ...zone }).format(moment)
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', ...zone }).format(moment)
}
