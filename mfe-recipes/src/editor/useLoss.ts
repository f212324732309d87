import { roleOf } from '@potluck/api/kitchen-roles'
import type { Recipe } from '@potluck/api/recipes'
import { useKnownKitchens } from '@potluck/parts/useKitchens'
import { useLostKitchen } from '../book/useLostKitchen.ts'
import type { RecipeEditor } from './useRecipeEditor.ts'

/** Why a recipe cannot be saved any more: the cook is in its kitchen no more, only reads there, or it was deleted. */
export type Loss = 'lostKitchen' | 'onlyRead' | 'gone'

/**
 * @param current the recipe as the server has it now; undefined for a new one
 * @param refused what a save or a question found out
 * @returns null while the recipe can be saved
 */
export function useLoss(
  { kitchenId, version }: Pick<RecipeEditor, 'kitchenId' | 'version'>,
  current: Recipe | undefined,
  refused: 'gone' | 'onlyRead' | null,
): Loss | null {
  const isNew = version === null
  const isGone = refused === 'gone'
  const isLost = useLostKitchen({ kitchenId }, isGone || isNew)
  const kitchens = useKnownKitchens(isNew && kitchenId !== undefined)
  if (isLost) return 'lostKitchen'
  if (isGone) return 'gone'
  const kitchen = kitchens?.find(({ id }) => id === kitchenId)
  const isReader = isNew ? kitchen !== undefined && roleOf(kitchen.role) === 'reader' : current?.isOwner === false
  return isReader || refused === 'onlyRead' ? 'onlyRead' : null
}
