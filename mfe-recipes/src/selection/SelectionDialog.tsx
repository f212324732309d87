import type { Folder, RecipeSummary } from '@potluck/api/recipes'
import { onDemand } from '@potluck/ui'
import { printWords } from '../print/words.ts'
import { LabelChoiceDialog } from './LabelChoiceDialog.tsx'
import { ManyToPlanDialog } from './ManyToPlanDialog.tsx'
import { ManyToShoppingListDialog } from './ManyToShoppingListDialog.tsx'

const Print = onDemand(
  () => import('../print/PrintRecipesDialog.tsx').then((module) => module.PrintRecipesDialog),
  'dialog',
  printWords,
)

export interface SelectionDialogProps {
  readonly action: 'label' | 'unlabel' | 'shop' | 'plan' | 'print'
  readonly folder: Folder
  readonly recipeIds: readonly string[]
  /** Those of them that are known here. */
  readonly known: readonly RecipeSummary[]
  readonly onClose: () => void
  /** Nothing more is to be done with them. */
  readonly onDone: () => void
}

/** Asks what an action on chosen recipes needs to know. */
export function SelectionDialog({ action, folder, recipeIds, known, onClose, onDone }: SelectionDialogProps) {
  if (action === 'shop') return <ManyToShoppingListDialog recipeIds={recipeIds} onClose={onClose} onDone={onDone} />
  if (action === 'print') return <Print recipeIds={recipeIds} onClose={onClose} />
  if (action === 'plan') return <ManyToPlanDialog {...{ recipeIds, known, onClose, onDone }} />
  const present =
    known.length === recipeIds.length ? new Set(known.flatMap(({ labels }) => labels.map(({ id }) => id))) : null
  return (
    <LabelChoiceDialog mode={action} chosen={{ ids: recipeIds, known, folder }} present={present} onClose={onClose} />
  )
}
