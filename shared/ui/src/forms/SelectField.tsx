import type { ComponentProps } from 'react'
import { IconChevronDown } from '../icons.ts'
import classes from './Control.module.css'
import { type FieldWords, FormField } from './FormField.tsx'

export interface Option<Value extends string = string> {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean | undefined
  /** The language of the label, where it is another than that of the page. */
  readonly lang?: string | undefined
}

export interface SelectFieldProps<Value extends string>
  extends Omit<ComponentProps<'select'>, 'onChange' | 'value' | 'className' | 'children'>,
    FieldWords {
  readonly options: readonly Option<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of a few. The device's own list, which every thumb knows. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, description, error, labelHidden, className, options, onChange, ...select } = props
  function choose(value: string) {
    const option = options.find((candidate) => candidate.value === value)
    if (option) onChange(option.value)
  }
  return (
    <FormField {...{ id: select.id, label, description, error, labelHidden, className }}>
      {(control) => (
        <div className={classes.select}>
          <select {...select} {...control} className={classes.control} onChange={(event) => choose(event.target.value)}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <IconChevronDown aria-hidden="true" size={20} className={classes.arrow} />
        </div>
      )}
    </FormField>
  )
}
