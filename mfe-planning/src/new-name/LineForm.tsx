import type { FormState } from '@potluck/platform/useForm'
import { Button, type ButtonProps } from '@potluck/ui'
import { TextField, type TextFieldProps } from '@potluck/ui/forms'
import classes from './LineForm.module.css'

interface Props {
  readonly form: Pick<FormState, 'formProps' | 'isPending'>
  readonly field: Omit<TextFieldProps, 'className'>
  readonly button: Omit<ButtonProps, 'className' | 'type' | 'busy'>
}

/** A form of one line: a field and its button beside it. */
export function LineForm({ form, field, button }: Props) {
  return (
    <form {...form.formProps} className={classes.form}>
      <TextField {...field} className={classes.field} />
      <Button {...button} type="submit" busy={form.isPending} className={classes.button} />
    </form>
  )
}
