import classes from './LoadingBar.module.css'

export interface LoadingBarProps {
  /** Whether a request is under way. */
  readonly active: boolean
  readonly label: string
}

/** A thin line across the top while anything loads; it runs out when the last request ends. */
export function LoadingBar({ active, label }: LoadingBarProps) {
  return (
    // Lies beside all landmarks, where only what is live may stand. Nothing is said of it: screens tell that they load.
    <div className={classes.bar} data-active={active} aria-live="polite" aria-relevant="removals">
      {active && <progress className={classes.progress} aria-label={label} />}
      <div className={classes.line} />
    </div>
  )
}
