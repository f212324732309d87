import { createShoppingList, listShoppingLists } from '@potluck/api/shopping-lists'
import { useHost } from '@potluck/platform/HostProvider'
import { useBusEvent } from '@potluck/platform/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { v7 as uuid } from 'uuid'

/** Where the lists are kept in the query cache; a single list is below. */
export const listsKey = ['planning', 'shopping-lists'] as const

/** The cook's own lists and those shared with them, kept up to date by the live channel. */
export function useShoppingLists() {
  const { api } = useHost()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: listsKey, exact: true })
  useBusEvent('shoppingList:received', refresh)
  useBusEvent('shoppingList:removed', refresh)
  useBusEvent('shoppingList:itemsUpdated', refresh)
  useBusEvent('live:connected', refresh)
  return useQuery({
    queryKey: listsKey,
    queryFn: async ({ signal }) => (await api.call(listShoppingLists, {}, { signal })).data,
  })
}

/** Makes a list; gives it when the server has it. */
export function useCreateShoppingList() {
  const { api } = useHost()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (title: string) => (await api.call(createShoppingList, { body: { id: uuid(), title } })).data,
    onSuccess: () => client.invalidateQueries({ queryKey: listsKey, exact: true }),
  })
}
