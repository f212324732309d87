import type { ReactNode } from 'react'
import classes from './SelectionArea.module.css'

/** Tells a {@link SelectionArea} which row was pressed. */
export const SelectableItem = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <div data-selectable={id} className={classes.item}>
    {children}
  </div>
)
