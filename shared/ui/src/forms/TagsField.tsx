import { TagsInput } from '@mantine/core'
import './mantine-styles.css'
import { MantineScope } from '../theme/MantineScope.tsx'
import type { FieldWords } from './FormField.tsx'
import classes from './Picker.module.css'
import { pickerBehaviour, pickerClasses, pickerLabel } from './picker-look.tsx'

export interface TagsFieldProps extends FieldWords {
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
  /** Tags that exist, offered while typing. */
  readonly suggestions?: readonly string[] | undefined
  readonly placeholder?: string | undefined
  readonly id?: string | undefined
  readonly disabled?: boolean | undefined
}

/** Free words, one after another: Enter or a comma ends one, Backspace takes the last back. */
export function TagsField(props: TagsFieldProps) {
  return (
    <MantineScope>
      <TagsInput
        id={props.id}
        label={pickerLabel(props)}
        description={props.description}
        error={props.error}
        className={props.className}
        data={[...(props.suggestions ?? [])]}
        value={[...props.value]}
        onChange={props.onChange}
        placeholder={props.value.length === 0 ? props.placeholder : undefined}
        disabled={props.disabled ?? false}
        acceptValueOnBlur
        comboboxProps={pickerBehaviour}
        classNames={{ ...pickerClasses, pill: classes.pill ?? '' }}
      />
    </MantineScope>
  )
}
