import type { ReactNode } from 'react'
import classes from './SelectionArea.module.css'

/** Marks a row, so that {@link SelectionArea} finds it by the pressed element. */
export const SelectableItem = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <div data-selectable={id} className={classes.item}>
    {children}
  </div>
)
