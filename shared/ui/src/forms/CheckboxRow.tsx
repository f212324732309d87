import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { IconCheck } from '../icons.ts'
import classes from './CheckboxRow.module.css'

export interface CheckboxRowProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly label: ReactNode
  readonly description?: ReactNode
  /** Buttons at the end; they handle their own presses. */
  readonly trailing?: ReactNode
  /** Ticked words are struck through: an ingredient in the pot, an item in the basket. */
  readonly struck?: boolean | undefined
  /** Rows are chosen to do something with them, which looks like no tick. */
  readonly choosing?: boolean | undefined
}

/** A tick for wet fingers: the whole row is the target. */
export function CheckboxRow({ label, description, trailing, struck, choosing, className, ...input }: CheckboxRowProps) {
  return (
    <div className={clsx(classes.row, struck && classes.struck, choosing && classes.choosing, className)}>
      <label className={classes.label}>
        <input {...input} type="checkbox" className={classes.input} />
        <span aria-hidden="true" className={classes.box}>
          <IconCheck size={18} stroke={3} />
        </span>
        <span className={classes.words}>
          <span className={classes.text}>{label}</span>
          {description && <span className={classes.description}>{description}</span>}
        </span>
      </label>
      {trailing}
    </div>
  )
}
