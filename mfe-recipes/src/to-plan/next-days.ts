import type { CalendarDay } from '@potluck/parts'

/** Number of days to select from. */
const count = 21

const two = (number: number) => String(number).padStart(2, '0')

/** A local calendar day and those after it. */
export function nextDays(from: Date): readonly CalendarDay[] {
  return Array.from({ length: count }, (_, after) => {
    // Noon avoids skipped or repeated days at clock changes.
    const at = new Date(from.getFullYear(), from.getMonth(), from.getDate() + after, 12)
    return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  })
}
