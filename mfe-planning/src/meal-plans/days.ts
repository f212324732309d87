import {
  type CalendarDate,
  endOfMonth,
  getLocalTimeZone,
  parseAbsoluteToLocal,
  parseDate,
  startOfMonth,
  startOfWeek,
  toCalendarDate,
  today,
} from '@internationalized/date'

/** A date of the calendar as the API writes it: 2026-11-22. */
export type Day = string

export type FirstDay = 'monday' | 'sunday'

/** Views of a plan: a week, a month, or a list of days. */
export type View = 'week' | 'month' | 'list'

/** A date in any time zone: the weekday is given, so the zone does not matter. */
const anywhere = 'en-US'

const firstOfWeek = (date: CalendarDate, first: FirstDay): CalendarDate =>
  startOfWeek(date, anywhere, first === 'sunday' ? 'sun' : 'mon')

const from = (date: CalendarDate, days: number): readonly Day[] =>
  Array.from({ length: days }, (_, index) => date.add({ days: index }).toString())

/** Today in the cook's time zone. */
export const todayHere = (): Day => today(getLocalTimeZone()).toString()

/** The day of an instant where the cook is. */
export const dayOf = (instant: string): Day => toCalendarDate(parseAbsoluteToLocal(instant)).toString()

/** Whether a text of an address is a day. */
export function isDay(text: string): text is Day {
  try {
    return parseDate(text).toString() === text
  } catch {
    return false
  }
}

/** @param days may be negative */
export const daysAfter = (day: Day, days: number): Day => parseDate(day).add({ days }).toString()

/** Number of days from one day to another; negative if the other is earlier. */
export const daysBetween = (one: Day, other: Day): number => parseDate(other).compare(parseDate(one))

/** The seven days of a day's week. */
export const weekOf = (day: Day, first: FirstDay): readonly Day[] => from(firstOfWeek(parseDate(day), first), 7)

/** The whole weeks that a day's month lies in, four to six of them. */
export function weeksOfMonth(day: Day, first: FirstDay): readonly (readonly Day[])[] {
  const end = endOfMonth(parseDate(day))
  const weeks: (readonly Day[])[] = []
  for (let start = firstOfWeek(startOfMonth(end), first); start.compare(end) <= 0; start = start.add({ weeks: 1 })) {
    weeks.push(from(start, 7))
  }
  return weeks
}

/** Number of days in the list view. */
const listed = 14

/** The days of the list view from one day on. */
export const daysFrom = (day: Day): readonly Day[] => from(parseDate(day), listed)

/** The same day of the previous or next week or month, or the first day of the previous or next list. */
export const leaf = (day: Day, view: View, by: 1 | -1): Day =>
  parseDate(day)
    .add(view === 'month' ? { months: by } : { days: by * (view === 'week' ? 7 : listed) })
    .toString()

/** Whether two days are of one month. */
export const isSameMonth = (one: Day, other: Day): boolean => one.slice(0, 7) === other.slice(0, 7)
