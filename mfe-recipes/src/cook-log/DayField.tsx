import { TextField } from '@potluck/ui/forms'

interface Props {
  readonly name?: string
  readonly label: string
  readonly error?: string | undefined
  readonly value: Date
  readonly onChange: (day: Date) => void
}

const two = (number: number) => String(number).padStart(2, '0')

/** The local day of an instant, in the format of a date input. */
const dayOf = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

/** Whether a day is after today. */
export const isLater = (day: Date): boolean => dayOf(day) > dayOf(new Date())

/** A field for a day up to today. The time of day does not change. */
export function DayField({ name, label, error, value, onChange }: Props) {
  return (
    <TextField
      type="date"
      name={name}
      label={label}
      error={error}
      value={dayOf(value)}
      max={dayOf(new Date())}
      required
      onChange={(value) => {
        const [year, month, day] = value.split('-').map(Number)
        if (!year || !month || !day) return
        const chosen = new Date(value)
        chosen.setFullYear(year, month - 1, day)
        onChange(chosen)
      }}
    />
  )
}
