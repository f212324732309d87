import { ListRow, type ListRowProps } from '@potluck/ui/content'
import classes from './RowWithButtons.module.css'

/** A row whose buttons wrap below its text on a narrow screen. */
export const RowWithButtons = (props: Omit<ListRowProps, 'className'>) => <ListRow {...props} className={classes.row} />
