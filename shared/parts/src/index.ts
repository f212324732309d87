/** The small parts that nearly every screen shows. Shared by federation as one module; what opens seldom stands apart. */
export { type Answer, Answered, type AnsweredProps } from './answered/Answered.tsx'
export { type CalendarDay, type DayStyle, type Formats, type Instant, useFormats } from './formats/useFormats.ts'
export { useTextLanguage } from './formats/useTextLanguage.ts'
export { BackButton } from './navigation/BackButton.tsx'
export { BackLink } from './navigation/BackLink.tsx'
export { type LastTap, useLastTap } from './taps/useLastTap.ts'
export { undoMs } from './undo/pending-deletions.ts'
export { type Undoable, usePendingDeletions, useUndoable } from './undo/useUndoable.ts'
