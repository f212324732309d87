import type { CalendarDay } from '@potluck/parts'

/** So many days can be chosen from. */
const count = 21

const two = (number: number) => String(number).padStart(2, '0')

/** A day of the calendar where the cook is, and those that follow it. */
export function nextDays(from: Date): readonly CalendarDay[] {
  return Array.from({ length: count }, (_, after) => {
    // At noon no day is lost or doubled when the clocks change.
    const at = new Date(from.getFullYear(), from.getMonth(), from.getDate() + after, 12)
    return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  })
}
