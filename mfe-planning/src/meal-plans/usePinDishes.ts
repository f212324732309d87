import type { MealPlanItem } from '@potluck/api/meal-plans'
import { getRecipe } from '@potluck/api/recipes'
import { useHost } from '@potluck/platform/HostProvider'
import { useImageAddress } from '@potluck/platform/hooks'
import { useAsk } from '@potluck/platform/useAsk'
import { useTranslation } from 'react-i18next'
import { howMany } from '../how-many.ts'

/** Pins the recipes of dishes to the cooking toolbar, each once, with their photos if they can be fetched. */
export function usePinDishes(): (dishes: readonly MealPlanItem[]) => Promise<void> {
  const host = useHost()
  const { t } = useTranslation('planning')
  const address = useImageAddress()
  const ask = useAsk(getRecipe, { silent: true })
  return async (dishes) => {
    const recipes = [
      ...new Map(dishes.flatMap(({ recipe }) => (recipe ? [[recipe.id, recipe] as const] : []))).values(),
    ]
    const pinned = await Promise.all(
      recipes.map(async ({ id, title }) => {
        const recipe = await ask({ params: { id } }).catch(() => null)
        return { id, title, imageUrl: address(recipe?.image?.thumbnail) }
      }),
    )
    for (const recipe of pinned) host.pins.pin(recipe)
    host.toast({
      message: t('plan.pinned', { ...howMany(pinned.length), title: pinned[0]?.title ?? '' }),
      tone: 'done',
    })
  }
}
