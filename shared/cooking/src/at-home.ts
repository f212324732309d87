/** The facts that say whether a thing is still at home. Days are dates: `2026-11-28`. */
export interface ThingAtHome {
  readonly since: string | null
  readonly useBy: string | null
  readonly always: boolean
}

/** `soon`: to be used within days. `gone`: so long past its day that it was most likely eaten. */
export type StateAtHome = 'there' | 'soon' | 'gone'

/** A thing is to be used soon this many days before its last one. */
export const soonDays = 2

/** Days between the last good day of a thing and the day on which it counts as eaten. */
export const goneDays = 3

const msOfDay = 86_400_000

/** The day that is so many days after another one. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * msOfDay).toISOString().slice(0, 10)

/** How many days lie between two, of which the second is the later one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / msOfDay)

/** Whether a thing is to be used soon, or is most likely eaten. */
export function stateAtHome({ useBy, always }: ThingAtHome, today: string): StateAtHome {
  if (always || useBy === null) return 'there'
  const left = daysBetween(today, useBy)
  if (left < -goneDays) return 'gone'
  return left <= soonDays ? 'soon' : 'there'
}

/** Whether a thing counts as being at home. */
export const isThere = (thing: ThingAtHome, today: string): boolean => stateAtHome(thing, today) !== 'gone'

/** The day of a moment where the cook is. */
export function dayHere(at = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
