import { getShoppingList } from '@potluck/api/shopping-lists'
import { useAnswer } from '@potluck/platform/answers'
import { useTranslation } from 'react-i18next'

/** Says how much of a recipe is on a list already and not bought yet; null if nothing is, or for a new list. */
export function useRecipesOnList(listId: string | null): (recipeId: string) => string | null {
  const { t } = useTranslation('parts')
  const { data } = useAnswer(getShoppingList, listId === null ? null : { params: { id: listId } })
  const toBuy = (data?.items ?? []).filter(({ completed }) => !completed)
  return (recipeId) => {
    const count = toBuy.filter(({ recipe }) => recipe?.id === recipeId).length
    return count === 0 ? null : t('shoppingLists.recipeOnList', { count })
  }
}
