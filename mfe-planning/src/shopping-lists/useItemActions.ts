import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { useHost } from '@potluck/platform/HostProvider'
import { usePreferences } from '@potluck/platform/hooks'
import { useTranslation } from 'react-i18next'
import { shoppingList } from '../preferences.ts'
import type { Shopping } from './useShoppingList.ts'

/** What can be done to items: each may be one or several. */
export interface ItemActions {
  check(items: readonly ShoppingListItem[]): void
  uncheck(items: readonly ShoppingListItem[]): void
  remove(items: readonly ShoppingListItem[]): void
  rename(itemId: string, title: string): void
}

/** What a tap on an item does, as the cook prefers it: tick or delete; whatever is deleted can be undone. */
export function useItemActions(shopping: Shopping): ItemActions {
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
