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

/** While things are chosen, Back ends that, and leaves nothing. */
function useEndAtBack(selection: SelectionGiven['selection']): void {
  const { active } = useStore(selection)
  useEffect(() => (active ? closeAtBack(selection.end) : undefined), [active, selection])
}

/** A list whose rows can be chosen: by a long press, with Ctrl or Shift, and by plain presses once it has begun. */
export function SelectionArea({ selection, extendTo, selectAll, children }: Props) {
  const area = useRef<HTMLDivElement>(null)
  // Every row reads it: another one would have all of them drawn anew.
  const given = useMemo(() => ({ selection, extendTo }), [selection, extendTo])
  useSelectionGestures(area, given)
  useSelectionKeys(selection, selectAll)
  useEndAtBack(selection)
  return (
    <div ref={area} className={classes.area}>
      <SelectionContext value={given}>{children}</SelectionContext>
    </div>
  )
}
