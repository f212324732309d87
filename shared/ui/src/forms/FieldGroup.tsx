import type { ReactNode } from 'react'
import classes from './FormField.module.css'

export interface FieldGroupProps {
  readonly label: ReactNode
  /** The problem and how to solve it. */
  readonly error?: ReactNode
  /** The id of the error, by which the controls say that it is theirs. */
  readonly errorId?: string
  readonly children: ReactNode
}

/** Label and error around several controls, as ticks of which some are chosen. */
export function FieldGroup({ label, error, errorId, children }: FieldGroupProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{label}</legend>
      {children}
      {error && (
        <div id={errorId} className={classes.error}>
          {error}
        </div>
      )}
    </fieldset>
  )
}
