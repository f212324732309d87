import type { ReactNode } from 'react'
import classes from './RefusedWords.module.css'

/** The first lines of a refused text. */
export function RefusedWords({ children }: { readonly children: ReactNode }) {
  return <div className={classes.words}>{children}</div>
}
