import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { useHost } from '@potluck/platform/HostProvider'
import { usePreferences } from '@potluck/platform/hooks'
import { useTranslation } from 'react-i18next'
import { shoppingList } from '../preferences.ts'
import type { Shopping } from './useShoppingList.ts'

export type ItemActions = ReturnType<typeof useItemActions>

/** What a tap on an item does, as the cook prefers it: tick or delete; whatever is deleted can be undone. */
export function useItemActions(shopping: Shopping) {
  const host = useHost()
  const { t } = useTranslation('planning')
  const { preferDelete } = usePreferences(shoppingList)
  const idsOf = (items: readonly ShoppingListItem[]) => items.map(({ id }) => id)

  function remove(items: readonly ShoppingListItem[]) {
    shopping.remove(idsOf(items))
    host.toast({
      message: t('list.removed', { count: items.length, title: items[0]?.title ?? '' }),
      action: { label: t('undo'), run: () => shopping.restore(items) },
    })
  }

  return {
    check(items: readonly ShoppingListItem[]) {
      if (preferDelete) remove(items)
      else shopping.tick(idsOf(items), true)
    },
    uncheck: (items: readonly ShoppingListItem[]) => shopping.tick(idsOf(items), false),
    remove,
    rename: shopping.rename,
  }
}
