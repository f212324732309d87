import { Button } from '@potluck/ui'
import classes from './Calendar.module.css'
import type { Day } from './days.ts'
import type { DishActions } from './useDishActions.ts'

interface Props {
  readonly actions: DishActions
  /** Null for the queue. */
  readonly day: Day | null
  readonly label: string
}

/** Takes what was picked up; there only while something is. */
export function PutHere({ actions, day, label }: Props) {
  if (!actions.placing) return null
  return (
    <Button variant="secondary" className={classes.put} onClick={() => actions.putDown(day)}>
      {label}
    </Button>
  )
}
