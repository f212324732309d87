import { IconCheck } from '@potluck/ui/icons'
import classes from './Tick.module.css'

/** Shows whether a row is chosen; what is pressed says it itself. */
export const Tick = ({ on }: { readonly on: boolean }) => (
  <span aria-hidden="true" className={on ? `${classes.tick} ${classes.on}` : classes.tick}>
    {on && <IconCheck size={18} stroke={3} />}
  </span>
)
