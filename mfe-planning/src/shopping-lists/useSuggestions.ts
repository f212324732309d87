import { listUsualThings, type ShoppingListItem } from '@potluck/api/shopping-lists'
import { useAnswer } from '@potluck/platform/answers'
import { useMemo } from 'react'

/** What was put on lists before and is not to buy already, most often first; without its amounts. */
export function useSuggestions(items: readonly ShoppingListItem[]): readonly string[] {
  const { data: usual } = useAnswer(listUsualThings, {})
  return useMemo(() => {
    const toBuy = new Set(items.filter(({ completed }) => !completed).map(({ groupTitle }) => groupTitle))
    const inBasket = items.filter(({ completed }) => completed).map(({ groupTitle }) => groupTitle)
    return [...new Set([...(usual ?? []), ...inBasket])].filter((name) => !toBuy.has(name))
  }, [items, usual])
}
