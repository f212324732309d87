import type { ReactNode } from 'react'
import classes from './NameList.module.css'

/** The list below the box that names something new. */
export function NameList({ children }: { readonly children: ReactNode }) {
  return <ul className={classes.names}>{children}</ul>
}
