import { onDemand } from '@potluck/ui'
import type { KeptNoteProps } from './KeptNote.tsx'
import classes from './KeptNoteHere.module.css'

const KeptNote = onDemand(() => import('./KeptNote.tsx').then((module) => module.KeptNote), 'part')

/**
 * The note of changes that wait or were refused, and the room below it. Its style comes with the screen, for a browser that
 * fetched the note ahead would ask for a file of styles once more.
 */
export const KeptNoteHere = (props: KeptNoteProps) => (
  <div className={classes.kept}>
    <KeptNote {...props} />
  </div>
)
