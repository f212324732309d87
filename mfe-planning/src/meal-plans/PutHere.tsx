import { IconButton } from '@potluck/ui'
import { IconArrowDown } from '@potluck/ui/icons'
import type { Day } from './days.ts'
import classes from './PutHere.module.css'
import type { DishActions } from './useDishActions.ts'

interface Props {
  readonly actions: DishActions
  /** Null for the queue. */
  readonly day: Day | null
  readonly label: string
}

/** Drops the picked-up dishes here. It replaces the add button; a tap on the day does the same. */
export const PutHere = ({ actions, day, label }: Props) => (
  <IconButton
    icon={<IconArrowDown size={20} />}
    label={label}
    className={classes.put}
    data-put-here
    onClick={() => actions.putDown(day)}
  />
)
