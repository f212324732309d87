import { listStaples } from '@potluck/api/meal-plans'
import { itemKey } from '@potluck/cooking/item-key'
import { useAnswer } from '@potluck/platform/answers'
import type { ShownIngredient } from '../ingredient-list.ts'
import { useKitchenWords } from '../useKitchenWords.ts'

/** Tells which ingredients the cook has at home as a rule, whatever the amount. Until that is known, none. */
export function useAtHome(ingredients: readonly ShownIngredient[]): (ingredient: ShownIngredient) => boolean {
  const staples = useAnswer(listStaples, {}).data ?? []
  const words = useKitchenWords(ingredients.map(({ read }) => read.text).join('\n'))
  if (!words || staples.length === 0) return () => false
  const keys = new Set(staples.map(({ title }) => itemKey(title, words)))
  return ({ read }) => keys.has(itemKey(read.ingredient, words))
}
