import { DeleteLabelsDialog } from './DeleteLabelsDialog.tsx'
import { GroupLabelsDialog } from './GroupLabelsDialog.tsx'
import type { AboutLabels, LabelAction } from './label-action.ts'
import { MergeLabelsDialog } from './MergeLabelsDialog.tsx'
import { RenameLabelDialog } from './RenameLabelDialog.tsx'

export interface LabelDialogProps extends AboutLabels {
  readonly action: LabelAction
}

/** The dialog of an action on labels. */
export function LabelDialog({ action, labels, all, onClose, onDone }: LabelDialogProps) {
  const [label] = labels
  if (!label) return null
  const shared = { labels, all, onClose, onDone }
  if (action === 'rename') return <RenameLabelDialog label={label} {...shared} />
  if (action === 'merge') return <MergeLabelsDialog {...shared} />
  if (action === 'group') return <GroupLabelsDialog {...shared} />
  return <DeleteLabelsDialog {...shared} />
}
