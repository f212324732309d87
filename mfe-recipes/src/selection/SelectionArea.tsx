import { useStore } from '@potluck/platform/hooks'
import { closeAtBack } from '@potluck/ui'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import classes from './SelectionArea.module.css'
import { SelectionContext, type SelectionGiven } from './SelectionContext.ts'
import { useSelectionGestures } from './useSelectionGestures.ts'
import { useSelectionKeys } from './useSelectionKeys.ts'

interface Props extends SelectionGiven {
  readonly selectAll: () => void
  readonly children: ReactNode
}

/** During a selection, Back ends it and does not leave the screen. */
function useEndAtBack(selection: SelectionGiven['selection']): void {
  const { active } = useStore(selection)
  useEffect(() => (active ? closeAtBack(selection.end) : undefined), [active, selection])
}

/** A list with selectable rows: by long press, with Ctrl or Shift, and by press once a selection has started. */
export function SelectionArea({ selection, extendTo, selectAll, children }: Props) {
  const area = useRef<HTMLDivElement>(null)
  // A stable value: every row reads it and would render again otherwise.
  const context = useMemo(() => ({ selection, extendTo }), [selection, extendTo])
  useSelectionGestures(area, context)
  useSelectionKeys(selection, selectAll)
  useEndAtBack(selection)
  return (
    <div ref={area} className={classes.area}>
      <SelectionContext value={context}>{children}</SelectionContext>
    </div>
  )
}
