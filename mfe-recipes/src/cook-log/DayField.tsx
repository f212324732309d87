import { TextField } from '@potluck/ui/forms'

interface Props {
  readonly label: string
  readonly value: Date
  readonly onChange: (day: Date) => void
}

const two = (number: number) => String(number).padStart(2, '0')

/** The day of an instant where the cook is, as a field of the browser writes it. */
const dayOf = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

/** A day up to today. The time of day stays what it was. */
export function DayField({ label, value, onChange }: Props) {
  return (
    <TextField
      type="date"
      label={label}
      value={dayOf(value)}
      max={dayOf(new Date())}
      required
      onChange={(written) => {
        const [year, month, day] = written.split('-').map(Number)
        if (!year || !month || !day) return
        const chosen = new Date(value)
        chosen.setFullYear(year, month - 1, day)
        onChange(chosen)
      }}
    />
  )
}
