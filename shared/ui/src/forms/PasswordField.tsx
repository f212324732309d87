import { useState } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { IconEye, IconEyeOff } from '../icons.ts'
import classes from './Control.module.css'
import { FormField } from './FormField.tsx'
import type { TextFieldProps } from './TextField.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  readonly showLabel: string
  readonly hideLabel: string
  /** Tells password managers which it is. */
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password, hidden until asked for. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, description, error, labelHidden, className, showLabel, hideLabel, onChange, ...input } = props
  const [shown, setShown] = useState(false)
  return (
    <FormField {...{ id: input.id, label, description, error, labelHidden, className }}>
      {(control) => (
        <div className={classes.withButton}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={classes.control}
            onChange={(event) => onChange(event.target.value)}
          />
          <IconButton
            icon={shown ? <IconEyeOff /> : <IconEye />}
            label={shown ? hideLabel : showLabel}
            className={classes.button}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </FormField>
  )
}
