import type { ListChoice } from '@potluck/parts/useListChoice'
import { usePutOnList } from '@potluck/parts/usePutOnList'
import { useTranslation } from 'react-i18next'

/** Adds ingredients to the selected shopping list. */
export function useToShoppingList(recipeId: string, choice: ListChoice, onDone: () => void) {
  const { t } = useTranslation('recipes')
  const { put, ...sending } = usePutOnList(choice, onDone)
  return {
    ...sending,
    add: (lines: readonly string[]) =>
      put({
        items: lines.map((title, at) => ({ key: `${at} ${title}`, title, recipeId })),
        done: t('shop.added', { count: lines.length }),
      }),
  }
}
