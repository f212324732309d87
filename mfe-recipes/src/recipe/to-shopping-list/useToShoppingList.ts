import {
  addShoppingListItems,
  createShoppingList,
  listShoppingLists,
  type ShoppingListSummary,
} from '@potluck/api/shopping-lists'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'
import { queryKeys } from '../../book/query-keys.ts'
import { lastFirst, lastList, rememberList } from './last-list.ts'

/** Where ingredients go: a list that exists, or one that is made with this title. */
export type Destination = { readonly listId: string } | { readonly newTitle: string }

/** The cook's shopping lists and how ingredients get onto one. Trying again adds nothing twice. */
export function useToShoppingList(recipeId: string, onDone: () => void) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const queries = useQueryClient()
  const [ids] = useState(() => new Map<string, string>())
  const [state, setState] = useState<'ready' | 'sending' | 'failed'>('ready')

  const lists = useQuery({
    queryKey: queryKeys.shoppingLists,
    queryFn: async ({ signal }): Promise<readonly ShoppingListSummary[]> =>
      (await host.api.call(listShoppingLists, {}, { signal })).data,
    select: (data) => lastFirst(data, lastList()),
  })

  /** The same thing has the same id at every try. */
  function idOf(thing: string): string {
    const id = ids.get(thing) ?? newId()
    ids.set(thing, id)
    return id
  }

  async function listFor(destination: Destination): Promise<string> {
    if ('listId' in destination) return destination.listId
    const title = destination.newTitle.trim()
    const body = { id: idOf(`list ${title}`), title }
    return (await host.api.call(createShoppingList, { body })).data.id
  }

  async function add(destination: Destination, lines: readonly string[]) {
    setState('sending')
    try {
      const listId = await listFor(destination)
      const items = lines.map((title, at) => ({ id: idOf(`${listId} ${at} ${title}`), title, recipeId }))
      await host.api.call(addShoppingListItems, { params: { id: listId }, body: { items } })
      rememberList(listId)
      void queries.invalidateQueries({ queryKey: queryKeys.shoppingLists })
      host.toast({
        message: t('shop.added', { count: items.length }),
        tone: 'done',
        action: { label: t('shop.open'), run: () => host.navigate(paths.shoppingList(listId)) },
      })
      onDone()
    } catch {
      setState('failed')
    }
  }

  return { lists, add, state }
}
