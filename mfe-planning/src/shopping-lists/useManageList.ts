import { deleteShoppingList, type ShoppingList, updateShoppingList } from '@potluck/api/shopping-lists'
import { useHost } from '@potluck/platform/HostProvider'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listsKey } from './useShoppingLists.ts'

/** What is done to a list itself: its name, the people on it, its end. */
export function useManageList(list: Pick<ShoppingList, 'id'>) {
  const { api } = useHost()
  const client = useQueryClient()
  const params = { id: list.id }
  const onSuccess = () => client.invalidateQueries({ queryKey: listsKey })

  const rename = useMutation({
    mutationFn: (title: string) => api.call(updateShoppingList, { params, body: { title } }),
    onSuccess,
  })
  const share = useMutation({
    mutationFn: (collaborators: readonly string[]) =>
      api.call(updateShoppingList, { params, body: { collaborators: [...collaborators] } }),
    onSuccess,
  })
  const end = useMutation({ mutationFn: () => api.call(deleteShoppingList, { params }), onSuccess })
  return { rename, share, end }
}
