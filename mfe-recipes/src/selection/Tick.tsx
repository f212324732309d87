import { IconCheck } from '@potluck/ui/icons'
import classes from './Tick.module.css'

/** Displays whether a row is selected. The pressed element has the accessible state. */
export const Tick = ({ on }: { readonly on: boolean }) => (
  <span aria-hidden="true" className={on ? `${classes.tick} ${classes.on}` : classes.tick}>
    {on && <IconCheck size={18} stroke={3} />}
  </span>
)
