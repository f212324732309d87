import { type ReactNode, useRef } from 'react'
import classes from './SelectionArea.module.css'
import { SelectionContext, type SelectionGiven } from './SelectionContext.ts'
import { useSelectionGestures } from './useSelectionGestures.ts'
import { useSelectionKeys } from './useSelectionKeys.ts'

interface Props extends SelectionGiven {
  readonly selectAll: () => void
  readonly children: ReactNode
}

/** A list whose rows can be chosen: by a long press, with Ctrl or Shift, and by plain presses once it has begun. */
export function SelectionArea({ selectAll, children, ...given }: Props) {
  const area = useRef<HTMLDivElement>(null)
  useSelectionGestures(area, given)
  useSelectionKeys(given.selection, selectAll)
  return (
    <div ref={area} className={classes.area}>
      <SelectionContext value={given}>{children}</SelectionContext>
    </div>
  )
}
