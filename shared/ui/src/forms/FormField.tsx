import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import classes from './FormField.module.css'

/** The properties that every field has around its control. */
export interface FieldWords {
  readonly label: ReactNode
  /** Help that is always there. */
  readonly description?: ReactNode
  /** The problem and how to solve it. */
  readonly error?: ReactNode
  /** For a field whose meaning its place already shows. */
  readonly labelHidden?: boolean | undefined
  readonly className?: string | undefined
}

/** The attributes that the control inside a `FormField` must have. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

export interface FormFieldProps extends FieldWords {
  readonly id?: string | undefined
  /** @param labelId for what needs the same name as the control */
  readonly children: (control: ControlProps, labelId: string) => ReactNode
}

/** Label, description and error around one control, tied to it for assistive technology. */
export function FormField({
  id: givenId,
  label,
  description,
  error,
  labelHidden,
  className,
  children,
}: FormFieldProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const descriptionId = description ? `${id}-description` : undefined
  const labelId = `${id}-label`
  const errorId = error ? `${id}-error` : undefined
  return (
    <div className={clsx(classes.field, className)}>
      <label id={labelId} htmlFor={id} className={classes.label}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {description && (
        <div id={descriptionId} className={classes.description}>
          {description}
        </div>
      )}
      {children(
        {
          id,
          'aria-describedby': [descriptionId, errorId].filter(Boolean).join(' ') || undefined,
          'aria-invalid': error ? true : undefined,
        },
        labelId,
      )}
      {error && (
        <div id={errorId} className={classes.error}>
          {error}
        </div>
      )}
    </div>
  )
}
