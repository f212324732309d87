import type { Component, Duration, Time } from './ical.ts'
import { caldav, nameIn } from './xml/names.ts'
import { DavProblem } from './xml/problem.ts'
import type { Element } from './xml/read-xml.ts'

/** A part of time, milliseconds; open where nothing is said. */
export interface TimeRange {
  readonly start: number
  readonly end: number
}

const day = 86_400_000

/** Hours by which a time without a zone may be another one: nobody knows where the program is. */
const anywhere = 14 * 3_600_000

function instantOf(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise
  const parts = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/.exec(text)
  const instant = parts ? Date.parse(`${parts.slice(1, 4).join('-')}T${parts.slice(4).join(':')}Z`) : Number.NaN
  if (Number.isNaN(instant)) throw new DavProblem(400, 'a time range has instants', nameIn(caldav, 'valid-filter'))
  return instant
}

/** @throws {DavProblem} 400 for one without an instant */
export function timeRange({ attributes }: Element): TimeRange {
  if (attributes.start === undefined && attributes.end === undefined)
    throw new DavProblem(400, 'a time range has an instant', nameIn(caldav, 'valid-filter'))
  return {
    start: instantOf(attributes.start, Number.NEGATIVE_INFINITY),
    end: instantOf(attributes.end, Number.POSITIVE_INFINITY),
  }
}

const isTime = (value: unknown): value is Time => typeof value === 'object' && value !== null && 'toJSDate' in value

const isDuration = (value: unknown): value is Duration =>
  typeof value === 'object' && value !== null && 'toSeconds' in value

/** When a property of a component begins and ends, as far as it is known; null without it. */
function spanOf(component: Component, name: string): TimeRange | null {
  const value: unknown = component.getFirstPropertyValue(name)
  if (!isTime(value)) return null
  const isFixed = !value.isDate && value.zone?.tzid === 'UTC'
  const at = Date.parse(`${value.toString().replace(/Z$/, '')}${value.isDate ? 'T00:00:00' : ''}Z`)
  const doubt = isFixed ? 0 : anywhere
  return { start: at - doubt, end: at + (value.isDate ? day : 0) + doubt }
}

/** A moment counts where it is. */
const overlaps = (one: TimeRange, other: TimeRange): boolean =>
  one.start < other.end && (one.end > other.start || (one.start === one.end && one.end >= other.start))

/** The time of a component, by the tables of RFC 4791, 9.9; null for one that is always there. */
function timeOf(component: Component): TimeRange | null {
  const begin = spanOf(component, 'dtstart')
  const due = spanOf(component, 'due') ?? spanOf(component, 'dtend')
  const length: unknown = component.getFirstPropertyValue('duration')
  if (begin && due) return { start: begin.start, end: Math.max(begin.end, due.start) }
  if (begin && isDuration(length))
    return { start: begin.start, end: Math.max(begin.end, begin.start + length.toSeconds() * 1_000) }
  const only = begin ?? due
  if (only) return only
  const created = spanOf(component, 'created')
  const completed = spanOf(component, 'completed')
  if (!created) return completed
  // A task that is not done is there from then on.
  return { start: created.start, end: completed?.end ?? Number.POSITIVE_INFINITY }
}

/** Whether a component, or one of its properties, is in a part of time. A task that recurs may be in any. */
export function isWithin(component: Component, range: TimeRange, property?: string): boolean {
  if (property === undefined && component.hasProperty('rrule')) return true
  const time = property === undefined ? timeOf(component) : spanOf(component, property)
  return time === null ? property === undefined : overlaps(time, range)
}
