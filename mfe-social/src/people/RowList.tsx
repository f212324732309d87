import type { ReactNode } from 'react'
import classes from './RowList.module.css'

interface Props {
  /** The id of its heading. */
  readonly labelledBy: string
  /** Rows, whose content stands on the line of the headings, or cards. */
  readonly layout?: 'cards' | 'rows'
  /** Items of a list. */
  readonly children: ReactNode
}

/** A list of people, or of what they share. */
export function RowList({ labelledBy, layout = 'rows', children }: Props) {
  return (
    <ul aria-labelledby={labelledBy} className={classes[layout]}>
      {children}
    </ul>
  )
}
