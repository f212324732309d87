import clsx from 'clsx'
import { type ReactNode, useId } from 'react'
import fieldClasses from './FormField.module.css'
import classes from './SegmentedControl.module.css'

export interface Segment<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
}

export interface SegmentedControlProps<Value extends string> {
  /** The name of the choice: "View". */
  readonly label: string
  /** For one whose place does not show already what is chosen. */
  readonly labelShown?: boolean | undefined
  readonly segments: readonly Segment<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** As wide as what holds it. */
  readonly wide?: boolean | undefined
  readonly className?: string | undefined
}

/** One of two to four, all in sight. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId()
  const control = (
    <div
      role="radiogroup"
      aria-label={props.label}
      className={clsx(classes.control, props.wide && classes.wide, props.className)}
    >
      {props.segments.map(({ value, label }) => (
        <label key={value} className={classes.segment}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            className={classes.input}
            onChange={() => props.onChange(value)}
          />
          <span className={classes.label}>{label}</span>
        </label>
      ))}
    </div>
  )
  if (!props.labelShown) return control
  return (
    <div className={fieldClasses.field}>
      <span aria-hidden="true" className={fieldClasses.label}>
        {props.label}
      </span>
      {control}
    </div>
  )
}
