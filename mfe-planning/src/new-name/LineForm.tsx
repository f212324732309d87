import { Button, type ButtonProps } from '@potluck/ui'
import { TextField, type TextFieldProps } from '@potluck/ui/forms'
import type { FormEvent } from 'react'
import classes from './LineForm.module.css'

interface Props {
  readonly field: Omit<TextFieldProps, 'className'>
  readonly button: Omit<ButtonProps, 'className' | 'type'>
  readonly onSubmit: () => void
}

/** A form of one line: a field and its button beside it. */
export function LineForm({ field, button, onSubmit }: Props) {
  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form onSubmit={submit} className={classes.form}>
      <TextField {...field} className={classes.field} />
      <Button {...button} type="submit" className={classes.button} />
    </form>
  )
}
