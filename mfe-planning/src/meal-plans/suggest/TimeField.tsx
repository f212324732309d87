import { SelectField } from '@potluck/ui/forms'
import { useTranslation } from 'react-i18next'

/** The maximum cooking time, minutes. */
const times = [15, 20, 30, 45, 60, 90]

interface Props {
  readonly label: string
  /** The label is for those who do not see what it stands beside. */
  readonly labelHidden?: boolean
  /** Minutes; empty where there is time. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** How much time there is to cook. */
export function TimeField({ label, labelHidden = false, value, onChange }: Props) {
  const { t } = useTranslation('planning')
  // A value that is not in the list stays selectable.
  const offered =
    value === '' || times.includes(Number(value)) ? times : [...times, Number(value)].sort((a, b) => a - b)
  return (
    <SelectField
      label={label}
      labelHidden={labelHidden}
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: t('suggest.anyTime') },
        ...offered.map((count) => ({ value: String(count), label: t('suggest.minutes', { count }) })),
      ]}
    />
  )
}
