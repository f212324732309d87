import type { ReactNode } from 'react'
import classes from './ActionBar.module.css'

/** The bar with actions on the selection. */
export function ActionBar({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="toolbar" aria-label={label} className={classes.bar}>
      {children}
    </div>
  )
}
