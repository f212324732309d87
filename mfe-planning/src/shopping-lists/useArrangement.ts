import type { ShoppingList, ShoppingListItem } from '@potluck/api/shopping-lists'
import { arrangeShop, type ShopWords } from '@potluck/cooking/arrange-shop'
import type { ListCategory } from '@potluck/cooking/shopping-list'
import { usePreferences } from '@potluck/platform/hooks'
import { shoppingList } from '@potluck/platform/planning-preferences'
import { useMemo } from 'react'
import { useWeights } from './useWeights.ts'

/** Items by aisle and merged as the cook has chosen. Empty until the words are loaded. */
export function useArrangement(
  items: readonly ShoppingListItem[],
  list: Pick<ShoppingList, 'aisles' | 'things'>,
  loaded: ShopWords | undefined,
): readonly ListCategory<ShoppingListItem>[] {
  const { groupCategories, groupSimilar, sortBy } = usePreferences(shoppingList)
  const { aisles, things } = list
  const words = useWeights(loaded)
  return useMemo(
    () => (words ? arrangeShop(items, { aisles, things }, words, { groupCategories, groupSimilar, sortBy }) : []),
    [items, aisles, things, words, groupCategories, groupSimilar, sortBy],
  )
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
