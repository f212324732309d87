import type { ShoppingList, ShoppingListItem } from '@potluck/api/shopping-lists'
import { arrangeShop, type ShopWords } from '@potluck/cooking/arrange-shop'
import type { ListCategory } from '@potluck/cooking/shopping-list'
import { usePreferences } from '@potluck/platform/hooks'
import { shoppingList } from '@potluck/platform/planning-preferences'
import { useMemo } from 'react'
import { useWeights, weightsIn } from './useWeights.ts'

/** Items by aisle and merged as the cook has chosen. Empty until the words are loaded. */
export function useArrangement(
  items: readonly ShoppingListItem[],
  list: Pick<ShoppingList, 'aisles' | 'things'>,
  words: ShopWords | undefined,
): readonly ListCategory<ShoppingListItem>[] {
  const { groupCategories, groupSimilar, sortBy } = usePreferences(shoppingList)
  const { aisles, things } = list
  const weights = useMemo(() => words && weightsIn(words.index.vocabulary), [words])
  const { categories, unweighed } = useMemo(() => {
    if (!words) return { categories: [], unweighed: null }
    let isAsked = false
    const notKnown = () => {
      isAsked = true
      return null
    }
    const look = { groupCategories, groupSimilar, sortBy }
    const categories = arrangeShop(items, { aisles, things }, { ...words, gramsOf: weights ?? notKnown }, look)
    return { categories, unweighed: isAsked ? words.index.vocabulary : null }
  }, [items, aisles, things, words, weights, groupCategories, groupSimilar, sortBy])
  useWeights(unweighed)
  return categories
}

/** How many rows these items fill. */
export const rowsWith = (
  categories: readonly ListCategory<ShoppingListItem>[],
  isCounted: (item: ShoppingListItem) => boolean,
): number =>
  categories
    .flatMap(({ groups }) => groups)
    .flatMap(({ title, items }) => (title === null ? items.map((item) => [item]) : [items]))
    .filter((row) => row.some(isCounted)).length
