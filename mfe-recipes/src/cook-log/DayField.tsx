import { TextField } from '@potluck/ui/forms'

interface Props {
  readonly label: string
  readonly value: Date
  readonly onChange: (day: Date) => void
}

const two = (number: number) => String(number).padStart(2, '0')

/** The local day of an instant, in the format of a date input. */
const dayOf = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`

/** A field for a day up to today. The time of day does not change. */
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
