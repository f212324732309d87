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
  /** The loaded ones of them. */
  readonly known: readonly RecipeSummary[]
  readonly onClose: () => void
  /** Called when the action is complete. */
  readonly onDone: () => void
}

/** The dialog of an action on the selected recipes. */
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
