import type { ShoppingList, ShoppingListItem } from '@potluck/api/shopping-lists'
import { useState } from 'react'
import type { CarriedItems } from './gestures/row-gestures.ts'
import type { usePutIntoAisle } from './gestures/usePutIntoAisle.ts'
import { useRowGestures } from './gestures/useRowGestures.ts'
import type { useChoice } from './useChoice.ts'
import type { useItemActions } from './useItemActions.ts'

interface ListGestures {
  readonly list: ShoppingList
  readonly choice: ReturnType<typeof useChoice>
  readonly ticked: ReturnType<typeof useItemActions>['ticked']
  readonly actions: ReturnType<typeof useItemActions>['actions']
  readonly putIntoAisle: ReturnType<typeof usePutIntoAisle>
}

/** The effects of swiping, holding and carrying on rows. Selected rows are carried together. */
export function useListGestures({ list, choice, ticked, actions, putIntoAisle }: ListGestures) {
  const [carried, setCarried] = useState<CarriedItems | null>(null)
  const { chosen } = choice
  const itemsOf = (ids: readonly string[]) => list.items.filter(({ id }) => ids.includes(id))
  const carriedWith = (ids: readonly string[]) =>
    chosen && ids.some((id) => chosen.has(id)) ? list.items.filter(({ id }) => chosen.has(id)) : itemsOf(ids)
  useRowGestures(ticked.rows, {
    choose: (ids) => choice.toggle(ids.map((id) => ({ id }))),
    tick(ids) {
      const items = itemsOf(ids)
      if (chosen) return choice.toggle(items)
      if (items.every(({ completed }) => completed)) actions.uncheck(items)
      else actions.check(items.filter(({ completed }) => !completed))
    },
    remove: (ids) => actions.remove(itemsOf(ids)),
    carry: setCarried,
    putInto(aisle, ids) {
      putIntoAisle(aisle, carriedWith(ids))
      if (chosen) choice.end()
    },
  })
  const carriedItems: readonly ShoppingListItem[] = carried ? carriedWith(carried.ids) : []
  return { carried, carriedItems }
}
