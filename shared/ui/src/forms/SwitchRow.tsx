import clsx from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './SwitchRow.module.css'

export interface SwitchRowProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'checked'> {
  readonly label: ReactNode
  readonly description?: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** A setting that is on or off, and takes effect at once. */
export function SwitchRow({ label, description, checked, onChange, className, ...input }: SwitchRowProps) {
  const descriptionId = useId()
  return (
    <div className={clsx(classes.row, className)}>
      <label className={classes.label}>
        <span className={classes.words}>{label}</span>
        <input
          {...input}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state
          role="switch"
          checked={checked}
          aria-describedby={description ? descriptionId : undefined}
          className={classes.switch}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
      {description && (
        <div id={descriptionId} className={classes.description}>
          {description}
        </div>
      )}
    </div>
  )
}
