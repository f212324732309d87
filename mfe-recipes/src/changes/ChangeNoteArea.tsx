import { onDemand } from '@potluck/ui'
import type { ChangeNoteProps } from './ChangeNote.tsx'
import classes from './ChangeNoteArea.module.css'

const KeptNote = onDemand(() => import('./ChangeNote.tsx').then((module) => module.ChangeNote), 'part')

/**
 * The note of changes that wait or were refused, and the room below it. Its style comes with the screen, for a browser that
 * fetched the note ahead would ask for a file of styles once more.
 */
export const ChangeNoteArea = (props: ChangeNoteProps) => (
  <div className={classes.area}>
    <KeptNote {...props} />
  </div>
)
