/** A date of the calendar where the cook is, as plans write it, and its name. */
export interface NamedDay {
  readonly day: string
  readonly name: string
}

/** So many days can be chosen from. */
const count = 21

const two = (number: number) => String(number).padStart(2, '0')

/** A day and those that follow it. */
export function nextDays(from: Date, language: string): readonly NamedDay[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' })
  return Array.from({ length: count }, (_, after) => {
    // At noon no day is lost or doubled when the clocks change.
    const at = new Date(from.getFullYear(), from.getMonth(), from.getDate() + after, 12)
    return { day: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`, name: format.format(at) }
  })
}
