import classes from './LoadingBar.module.css'

export interface LoadingBarProps {
  /** Whether a request is under way. */
  readonly active: boolean
  readonly label: string
}

/** A thin line across the top while anything loads; it runs out when the last request ends. */
export function LoadingBar({ active, label }: LoadingBarProps) {
  return (
    <div className={classes.bar} data-active={active}>
      {active && <progress className={classes.progress} aria-label={label} />}
      <div className={classes.line} />
    </div>
  )
}
