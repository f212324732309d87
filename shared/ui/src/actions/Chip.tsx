import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import classes from './Chip.module.css'

export interface ChipProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly children: ReactNode
  /** Whether the filter or label it stands for is on. */
  readonly selected?: boolean | undefined
  readonly icon?: ReactNode
}

/** A label or filter that can be switched on and off. For a mark that does nothing take `Badge`. */
export function Chip({ selected, icon, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" aria-pressed={selected} {...rest} className={clsx(classes.chip, className)}>
      {icon && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </button>
  )
}
