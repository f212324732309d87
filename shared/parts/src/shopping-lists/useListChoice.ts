import type { ShoppingListSummary } from '@potluck/api/shopping-lists'
import { useHost } from '@potluck/platform/HostProvider'
import { useSharedPreferences } from '@potluck/platform/hooks'
import { isWritable } from '@potluck/platform/owning-kitchen'
import { shoppingList } from '@potluck/platform/planning-preferences'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as uuid } from 'uuid'
import type { Answer } from '../answered/Answered.tsx'
import { useShoppingLists } from './useShoppingLists.ts'

/** A list to put something on. */
export interface SettledList {
  readonly id: string
  /** The name of a list that has to be made first; null for one that exists. */
  readonly newTitle: string | null
}

/** A shopping list to put something on: one that there is, or a new one. */
export interface ListChoice {
  /** The one that was opened or filled last is in front. */
  readonly lists: Answer<readonly ShoppingListSummary[]>
  /** Null for a new one. */
  readonly listId: string | null
  readonly newTitle: string
  /** Whether a list is chosen, or a new one has a name. */
  readonly isReady: boolean
  choose(listId: string | null): void
  nameNew(title: string): void
  /** The list as it was chosen. Once more it is the same, also where it is new. */
  settle(): SettledList
  /** Keeps in mind, for the next time, what list it was. */
  remember(listId: string): void
}

/** The list with this id in front, the others in their order. */
function inFront(lists: readonly ShoppingListSummary[], first: string): readonly ShoppingListSummary[] {
  return [...lists.filter(({ id }) => id === first), ...lists.filter(({ id }) => id !== first)]
}

export function useListChoice(): ListChoice {
  const { t } = useTranslation('parts')
  const { preferences } = useHost()
  const { lastList } = useSharedPreferences(shoppingList)
  const { data, error, isFetching, refetch } = useShoppingLists()
  // The order stays while the dialog is open.
  const [last] = useState(lastList)
  const [newId] = useState(() => uuid())
  const [chosen, choose] = useState<string | null>()
  const [newTitle, nameNew] = useState(t('shoppingLists.newTitle'))
  const lists = data && inFront(data.filter(isWritable), last)
  const listId = chosen === undefined ? (lists?.[0]?.id ?? null) : chosen

  return {
    lists: { data: lists, error, isFetching, refetch },
    listId,
    newTitle,
    isReady: listId !== null || ((data !== undefined || error !== null) && newTitle.trim() !== ''),
    choose,
    nameNew,
    settle: () => (listId === null ? { id: newId, newTitle: newTitle.trim() } : { id: listId, newTitle: null }),
    remember: (id) => preferences.update(shoppingList, { lastList: id }),
  }
}
