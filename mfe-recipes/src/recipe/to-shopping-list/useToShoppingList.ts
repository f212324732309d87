import { addShoppingListItems, getShoppingList, listShoppingLists } from '@potluck/api/shopping-lists'
import type { ListChoice } from '@potluck/parts/useListChoice'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'

/** How ingredients get onto the chosen shopping list. Trying again adds nothing twice. */
export function useToShoppingList(recipeId: string, choice: ListChoice, onDone: () => void) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const [ids] = useState(() => new Map<string, string>())
  const adding = useCall(addShoppingListItems, { changes: [listShoppingLists, getShoppingList] })

  /** The same thing has the same id at every try. */
  function idOf(thing: string): string {
    const id = ids.get(thing) ?? newId()
    ids.set(thing, id)
    return id
  }

  const { mutate, isPending, isError } = useMutation({
    mutationFn: async (lines: readonly string[]) => {
      const listId = await choice.settle()
      const items = lines.map((title, at) => ({ id: idOf(`${listId} ${at} ${title}`), title, recipeId }))
      await adding.mutateAsync({ params: { id: listId }, body: { items } })
      return listId
    },
    onSuccess(listId, lines) {
      host.toast({
        message: t('shop.added', { count: lines.length }),
        tone: 'done',
        action: { label: t('shop.open'), run: () => host.navigate(paths.shoppingList(listId)) },
      })
      onDone()
    },
  })

  return { add: mutate, isSending: isPending, hasFailed: isError }
}
