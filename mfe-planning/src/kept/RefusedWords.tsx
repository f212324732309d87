import type { ReactNode } from 'react'
import classes from './RefusedWords.module.css'

/** What somebody wrote, a few lines of it. */
export function RefusedWords({ children }: { readonly children: ReactNode }) {
  return <div className={classes.words}>{children}</div>
}
