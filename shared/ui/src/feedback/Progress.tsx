import classes from './Progress.module.css'

export interface ProgressProps {
  readonly label: string
  /** Done so far; leave out while it is not known. */
  readonly value?: number | undefined
  readonly max?: number | undefined
}

/** How far a long piece of work has come. */
export function Progress({ label, value, max = 100 }: ProgressProps) {
  return (
    <progress aria-label={label} max={max} {...(value === undefined ? {} : { value })} className={classes.progress} />
  )
}
