import type { Recipe } from '@potluck/api/recipes'
import { MenuList, type OpenMenu } from '@potluck/ui/content'
import { type RecipeDialogName, useRecipeMenu } from './useRecipeMenu.tsx'

interface Props {
  readonly recipe: Recipe
  readonly menu: OpenMenu
  readonly onDialog: (dialog: RecipeDialogName) => void
}

/** The open menu of a recipe, loaded when it is first opened. */
export const RecipeMenu = ({ recipe, menu, onDialog }: Props) => (
  <MenuList {...menu} entries={useRecipeMenu(recipe, onDialog)} />
)
