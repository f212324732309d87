import { onDemand } from '@potluck/ui'
import type { ChangeNoteProps } from './ChangeNote.tsx'
import classes from './ChangeNoteArea.module.css'

const LazyChangeNote = onDemand(() => import('./ChangeNote.tsx').then((module) => module.ChangeNote), 'part')

/**
 * The note about waiting and refused changes, with a margin. Its styles belong to the screen, because a browser that
 * prefetched the note would request a separate style sheet again.
 */
export const ChangeNoteArea = (props: ChangeNoteProps) => (
  <div className={classes.note}>
    <LazyChangeNote {...props} />
  </div>
)
