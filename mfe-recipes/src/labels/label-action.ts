import type { Label } from '@potluck/api/labels'

/** The actions on labels. */
export type LabelAction = 'rename' | 'merge' | 'group' | 'delete'

/** The props of a dialog about labels. */
export interface AboutLabels {
  /** The selected labels, one or more. */
  readonly labels: readonly Label[]
  /** All labels of the book. */
  readonly all: readonly Label[]
  readonly onClose: () => void
  readonly onDone: () => void
}
