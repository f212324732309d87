import type { Folder, RecipeSummary } from '@potluck/api/recipes'
import { onDemand } from '@potluck/ui'
import { printWords } from '../print/words.ts'
import { LabelChoiceDialog } from './LabelChoiceDialog.tsx'
import { ManyToPlanDialog } from './ManyToPlanDialog.tsx'

const ManyToShoppingList = onDemand(
  () => import('./ManyToShoppingListDialog.tsx').then((module) => module.ManyToShoppingListDialog),
  'dialog',
)
const Print = onDemand(
  () => import('../print/PrintRecipesDialog.tsx').then((module) => module.PrintRecipesDialog),
  'dialog',
  printWords,
)

export interface SelectionDialogProps {
  readonly action: 'label' | 'unlabel' | 'shop' | 'plan' | 'print'
  readonly folder: Folder
  /** The kitchen in whose book they are; undefined for the own book. */
  readonly kitchenId: string | undefined
  readonly recipeIds: readonly string[]
  /** The loaded ones of them. */
  readonly summaries: readonly RecipeSummary[]
  readonly onClose: () => void
  /** Called when the action is complete. */
  readonly onDone: () => void
}

/** The dialog of an action on the selected recipes. */
export function SelectionDialog({ action, recipeIds, summaries, onClose, onDone, ...place }: SelectionDialogProps) {
  if (action === 'shop') return <ManyToShoppingList recipeIds={recipeIds} onClose={onClose} onDone={onDone} />
  if (action === 'print') return <Print recipeIds={recipeIds} onClose={onClose} />
  if (action === 'plan') return <ManyToPlanDialog {...{ recipeIds, summaries, onClose, onDone }} />
  const present =
    summaries.length === recipeIds.length
      ? new Set(summaries.flatMap(({ labels }) => labels.map(({ id }) => id)))
      : null
  return (
    <LabelChoiceDialog
      mode={action}
      chosen={{ ids: recipeIds, summaries, ...place }}
      present={present}
      onClose={onClose}
    />
  )
}
