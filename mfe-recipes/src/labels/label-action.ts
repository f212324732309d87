import type { Label } from '@potluck/api/labels'

/** What can be done with labels. */
export type LabelAction = 'rename' | 'merge' | 'group' | 'delete'

/** What a dialog about labels is given. */
export interface AboutLabels {
  /** What it is done with, one or more. */
  readonly labels: readonly Label[]
  /** Every label of the book. */
  readonly all: readonly Label[]
  readonly onClose: () => void
  readonly onDone: () => void
}
