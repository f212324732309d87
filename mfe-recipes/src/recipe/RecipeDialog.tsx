import type { Recipe } from '@potluck/api/recipes'
import { onDemand } from '@potluck/ui'
import { useCookingProgress } from '../cooking-progress/useCookingProgress.ts'
import { printWords } from '../print/words.ts'
import { shareWords } from '../share/words.ts'
import { toPlanWords } from '../to-plan/words.ts'
import { historyWords } from './history/words.ts'
import { toFriendWords } from './to-friend/words.ts'
import type { RecipeDialogName } from './useRecipeMenu.tsx'

const ToShoppingList = onDemand(
  () => import('./to-shopping-list/ToShoppingListDialog.tsx').then((module) => module.ToShoppingListDialog),
  'dialog',
)
const ToFriend = onDemand(
  () => import('./to-friend/ToFriendDialog.tsx').then((module) => module.ToFriendDialog),
  'dialog',
  toFriendWords,
)
const ToPlan = onDemand(
  () => import('../to-plan/AddToPlanDialog.tsx').then((module) => module.AddToPlanDialog),
  'dialog',
  toPlanWords,
)
const History = onDemand(
  () => import('./history/HistoryDialog.tsx').then((module) => module.HistoryDialog),
  'dialog',
  historyWords,
)
const Print = onDemand(
  () => import('../print/PrintRecipesDialog.tsx').then((module) => module.PrintRecipesDialog),
  'dialog',
  printWords,
)
const Links = onDemand(
  () => import('../share/LinksDialog.tsx').then((module) => module.LinksDialog),
  'dialog',
  shareWords,
)
const Share = onDemand(
  () => import('../share/ShareDialog.tsx').then((module) => module.ShareDialog),
  'dialog',
  shareWords,
)

interface Props {
  readonly which: RecipeDialogName
  readonly recipe: Recipe
  /** Opens another one in its place. */
  readonly onOpen: (dialog: RecipeDialogName) => void
  readonly onClose: () => void
}

/** The open dialog. */
export function RecipeDialog({ which, recipe, onOpen, onClose }: Props) {
  const { factor } = useCookingProgress(recipe.id, recipe.version)
  switch (which) {
    case 'shop':
      return <ToShoppingList recipe={recipe} factor={factor} onClose={onClose} />
    case 'plan':
      return <ToPlan recipes={[recipe]} onClose={onClose} onDone={onClose} />
    case 'send':
      return <ToFriend recipe={recipe} onClose={onClose} />
    case 'print':
      return <Print recipeIds={[recipe.id]} factor={factor} onClose={onClose} />
    case 'share':
      return <Share recipe={recipe} onOpen={onOpen} onClose={onClose} />
    case 'links':
      return <Links recipe={recipe} onClose={onClose} />
    case 'history':
      return <History recipe={recipe} onClose={onClose} />
  }
}
