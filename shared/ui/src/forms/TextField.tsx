import type { ComponentProps } from 'react'
import classes from './Control.module.css'
import { type FieldWords, FormField } from './FormField.tsx'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'className'>, FieldWords {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type?: 'text' | 'email' | 'url' | 'tel' | 'number' | 'date' | 'time' | undefined
}

/** One line of text. */
export function TextField({
  label,
  description,
  error,
  labelHidden,
  className,
  onChange,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <FormField {...{ id: input.id, label, description, error, labelHidden, className }}>
      {(control) => (
        <input
          {...input}
          {...control}
          type={type}
          className={classes.control}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  )
}
