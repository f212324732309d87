import { ListRow, type ListRowProps } from '@potluck/ui/content'
import classes from './RowWithButtons.module.css'

/** A row whose buttons stand below its words where there is no room beside them. */
export const RowWithButtons = (props: Omit<ListRowProps, 'className'>) => <ListRow {...props} className={classes.row} />
