import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { undoMs, useLastTap } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { usePreferences } from '@potluck/platform/hooks'
import { shoppingList } from '@potluck/platform/planning-preferences'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { howMany } from '../how-many.ts'
import type { Shopping } from './useShoppingList.ts'
import { type TickedRows, useTickedRows } from './useTickedRows.ts'

/** The open dialog about a list or its items. */
export type OpenDialog =
  | { readonly about: 'edit' | 'aisle' | 'toList'; readonly items: readonly ShoppingListItem[] }
  | { readonly about: 'aisles' }

/** Actions on one or several items. */
export interface ItemActions {
  check(items: readonly ShoppingListItem[]): void
  uncheck(items: readonly ShoppingListItem[]): void
  /** Removes items with undo; `besides` is undone, too. */
  remove(items: readonly ShoppingListItem[], undone?: () => void): void
  /** Opens the dialog about something. */
  ask(about: OpenDialog): void
  /** Toggles items in the selection. */
  choose(items: readonly ShoppingListItem[]): void
}

interface Removed {
  readonly items: readonly ShoppingListItem[]
  readonly at: number
}

const noneRemoved: Removed = { items: [], at: Number.NEGATIVE_INFINITY }

/** Ticks or removes an item by a tap, as the cook has chosen; both can be undone. */
export function useItemActions(
  shopping: Shopping,
  { ask, choose }: Pick<ItemActions, 'ask' | 'choose'>,
): { readonly actions: ItemActions; readonly ticked: TickedRows } {
  const host = useHost()
  const { t } = useTranslation('planning')
  const { preferDelete } = usePreferences(shoppingList)
  const idsOf = (items: readonly ShoppingListItem[]) => items.map(({ id }) => id)
  const lastTap = useLastTap()
  // One toast and one undo for several removals in a row.
  const removed = useRef<Removed>(noneRemoved)
  const ticked = useTickedRows((ids) => {
    const sunk = shopping.list.data?.items.filter(({ id, completed }) => completed && ids.includes(id)) ?? []
    if (sunk.length === 0) return
    host.toast({
      message: t('list.ticked', { ...howMany(sunk.length), title: sunk[0]?.title ?? '' }),
      kind: 'list.ticked',
      ofScreen: true,
      action: { label: t('undo'), undoes: true, run: () => shopping.tick(idsOf(sunk), false) },
    })
  })

  function remove(items: readonly ShoppingListItem[], undone?: () => void, bought?: boolean) {
    shopping.remove(idsOf(items), bought)
    const { items: before, at } = removed.current
    const now = performance.now()
    const gone = now - at < undoMs ? [...before, ...items] : items
    removed.current = { items: gone, at: now }
    host.toast({
      message: t('list.removed', { ...howMany(gone.length), title: gone[0]?.title ?? '' }),
      kind: 'list.removed',
      duration: undoMs,
      action: {
        label: t('undo'),
        undoes: true,
        run: () => {
          restore(gone)
          undone?.()
        },
      },
    })
  }

  function restore(items: readonly ShoppingListItem[]) {
    removed.current = noneRemoved
    shopping.restore(items)
  }

  const actions: ItemActions = {
    check(items) {
      // After a removal the next row has moved under the finger.
      if (preferDelete && lastTap.isBounce()) return
      lastTap.remember(idsOf(items).join())
      if (preferDelete) return remove(items, undefined, true)
      ticked.stay(idsOf(items))
      shopping.tick(idsOf(items), true)
    },
    uncheck(items) {
      if (lastTap.isBounce(idsOf(items).join())) return
      ticked.sink(idsOf(items))
      shopping.tick(idsOf(items), false)
    },
    remove,
    ask,
    choose,
  }
  return { actions: useStable(actions), ticked }
}

/** The actions are stable, so that a row renders only when its item changes. */
function useStable(actions: ItemActions): ItemActions {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  return useMemo(
    () => ({
      check: (items) => latest.current.check(items),
      uncheck: (items) => latest.current.uncheck(items),
      remove: (items, undone) => latest.current.remove(items, undone),
      ask: (about) => latest.current.ask(about),
      choose: (items) => latest.current.choose(items),
    }),
    [],
  )
}
