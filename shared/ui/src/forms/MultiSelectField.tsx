import { MultiSelect } from '@mantine/core'
import './mantine-styles.css'
import type { FieldWords } from './FormField.tsx'
import classes from './Picker.module.css'
import { pickerBehaviour, pickerClasses, pickerLabel } from './picker-look.tsx'
import type { Option } from './SelectField.tsx'

export interface MultiSelectFieldProps extends FieldWords {
  readonly options: readonly Option[]
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
  readonly placeholder?: string | undefined
  /** Said when nothing fits what is typed. */
  readonly nothingFound?: string | undefined
  readonly id?: string | undefined
  readonly disabled?: boolean | undefined
}

/** Some of many, found by typing. */
export function MultiSelectField(props: MultiSelectFieldProps) {
  return (
    <MultiSelect
      id={props.id}
      label={pickerLabel(props)}
      description={props.description}
      error={props.error}
      className={props.className}
      data={props.options.map(({ value, label, disabled = false }) => ({ value, label, disabled }))}
      value={[...props.value]}
      onChange={props.onChange}
      placeholder={props.value.length === 0 ? props.placeholder : undefined}
      nothingFoundMessage={props.nothingFound}
      disabled={props.disabled ?? false}
      searchable
      hidePickedOptions
      comboboxProps={pickerBehaviour}
      classNames={{ ...pickerClasses, pill: classes.pill ?? '' }}
    />
  )
}
