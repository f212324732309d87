import type { ReactNode } from 'react'
import classes from './ActionBar.module.css'

/** The bar of what can be done with what is chosen. */
export function ActionBar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="toolbar" aria-label={label} className={classes.bar}>
      {children}
    </div>
  )
}
