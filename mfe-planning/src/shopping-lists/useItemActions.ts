import type { ShoppingListItem } from '@potluck/api/shopping-lists'
import { undoMs, useLastTap } from '@potluck/parts'
import { useHost } from '@potluck/platform/HostProvider'
import { usePreferences } from '@potluck/platform/hooks'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { howMany } from '../how-many.ts'
import { shoppingList } from '../preferences.ts'
import type { ThingWords } from './changes.ts'
import type { OpenDialog } from './item/ItemDialogs.tsx'
import type { Shopping } from './useShoppingList.ts'
import { type TickedRows, useTickedRows } from './useTickedRows.ts'

/** What can be done to items: each may be one or several. */
export interface ItemActions {
  check(items: readonly ShoppingListItem[]): void
  uncheck(items: readonly ShoppingListItem[]): void
  /** Takes items off, with a way back; what is undone besides is undone by it too. */
  remove(items: readonly ShoppingListItem[], undone?: () => void): void
  /** Opens the dialog about something. */
  ask(about: OpenDialog): void
  /** Says of the thing that an item is of, for good. */
  describe(item: ShoppingListItem, said: ThingWords): void
  /** Chooses items, or no longer when all of them are chosen. */
  choose(items: readonly ShoppingListItem[]): void
}

interface Removed {
  readonly items: readonly ShoppingListItem[]
  readonly at: number
}

const noneRemoved: Removed = { items: [], at: Number.NEGATIVE_INFINITY }

/** What a tap on an item does, as the cook prefers it: tick or delete; either can be undone. */
export function useItemActions(
  shopping: Shopping,
  { ask, choose }: Pick<ItemActions, 'ask' | 'choose'>,
): { readonly actions: ItemActions; readonly ticked: TickedRows } {
  const host = useHost()
  const { t } = useTranslation('planning')
  const { preferDelete } = usePreferences(shoppingList)
  const idsOf = (items: readonly ShoppingListItem[]) => items.map(({ id }) => id)
  const lastTap = useLastTap()
  // One word, and one way back, for all that is removed in a row.
  const removed = useRef<Removed>(noneRemoved)
  const ticked = useTickedRows((ids) => {
    const sunk = shopping.list.data?.items.filter(({ id, completed }) => completed && ids.includes(id)) ?? []
    if (sunk.length === 0) return
    host.toast({
      message: t('list.ticked', { ...howMany(sunk.length), title: sunk[0]?.title ?? '' }),
      kind: 'list.ticked',
      ofScreen: true,
      action: { label: t('undo'), run: () => shopping.tick(idsOf(sunk), false) },
    })
  })

  function remove(items: readonly ShoppingListItem[], undone?: () => void) {
    shopping.remove(idsOf(items))
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
      // Where a tap removes, the next row has moved under the finger.
      if (preferDelete && lastTap.isBounce()) return
      lastTap.remember(idsOf(items).join())
      if (preferDelete) return remove(items)
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
    describe: (item, said) => shopping.describe([item.title], said),
    choose,
  }
  return { actions: useStable(actions), ticked }
}

/** The same actions at each drawing, so that a row is drawn anew for its own sake only. */
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
      describe: (item, said) => latest.current.describe(item, said),
      choose: (items) => latest.current.choose(items),
    }),
    [],
  )
}
