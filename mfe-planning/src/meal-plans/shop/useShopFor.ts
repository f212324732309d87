import { getMealPlan, type MealPlan, type MealPlanItem, type MealPlanNeed } from '@potluck/api/meal-plans'
import type { ListChoice } from '@potluck/parts/useListChoice'
import { usePutOnList } from '@potluck/parts/usePutOnList'
import { useSession } from '@potluck/platform/hooks'
import { useTranslation } from 'react-i18next'
import { isOwnRecipe } from '../../kitchens/is-own-recipe.ts'

const changes = [getMealPlan]

/** Adds the needs of dishes to the chosen list, one item for each dish; the list merges them. */
export function useShopFor(plan: MealPlan, dishes: readonly MealPlanItem[], choice: ListChoice, onDone: () => void) {
  const { t } = useTranslation('planning')
  const ownId = useSession().account?.id
  const { put, ...sending } = usePutOnList(choice, onDone, changes)
  return {
    ...sending,
    shop(needs: readonly MealPlanNeed[]) {
      // An item can refer to one's own recipes only.
      const own = new Set(dishes.filter(({ recipe }) => isOwnRecipe(recipe, ownId, plan)).map(({ id }) => id))
      const lines = needs.flatMap((need) => need.lines)
      put({
        items: lines.map(({ dishId, recipeId, title }, at) => ({
          key: `${at} ${dishId} ${title}`,
          title,
          recipeId: own.has(dishId) ? recipeId : null,
          planItemId: dishId,
        })),
        done: t('planShop.added', { count: needs.length }),
      })
    },
  }
}
