import { Autocomplete } from '@mantine/core'
import './mantine-styles.css'
import type { KeyboardEvent } from 'react'
import { MantineScope } from '../theme/MantineScope.tsx'
import type { FieldWords } from './FormField.tsx'
import { pickerBehaviour, pickerClasses, pickerLabel } from './picker-look.tsx'

export interface AutocompleteFieldProps extends FieldWords {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly suggestions: readonly string[]
  /** A suggestion was taken. */
  readonly onPick?: ((value: string) => void) | undefined
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined
  readonly placeholder?: string | undefined
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly disabled?: boolean | undefined
  /** How many suggestions at most. */
  readonly limit?: number | undefined
}

/** Free text with suggestions. */
export function AutocompleteField(props: AutocompleteFieldProps) {
  const { labelHidden, label, suggestions, onPick, limit = 8, disabled = false, ...rest } = props
  return (
    <MantineScope>
      <Autocomplete
        {...rest}
        label={pickerLabel({ label, labelHidden })}
        data={[...suggestions]}
        limit={limit}
        disabled={disabled}
        onOptionSubmit={(value) => onPick?.(value)}
        comboboxProps={pickerBehaviour}
        classNames={pickerClasses}
      />
    </MantineScope>
  )
}
