import type { CallInput, Endpoint } from '@potluck/api/endpoint'
import { addShoppingListItems, getShoppingList, listShoppingLists } from '@potluck/api/shopping-lists'
import { useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'
import type { ListChoice } from './useListChoice.ts'

type NewItem = CallInput<typeof addShoppingListItems>['body']['items'][number]

/** A thing for a list. Its `key` tells it from the others, so that a further try adds nothing twice. */
export interface ForList extends Omit<NewItem, 'id'> {
  readonly key: string
}

interface PutOnList {
  readonly items: readonly ForList[]
  /** What the cook is told when they are on the list. */
  readonly done: string
}

/** Things that one call adds. */
const addedAtOnce = 1_000

const sharedChanges = [listShoppingLists, getShoppingList]

/**
 * Puts things onto the chosen list, which is made first where it is new.
 * @param alsoChanges questions whose answers change with it, besides those about lists
 */
export function usePutOnList(choice: ListChoice, onDone: () => void, alsoChanges: readonly Endpoint[] = []) {
  const { t } = useTranslation('parts')
  const host = useHost()
  const [ids] = useState(() => new Map<string, string>())
  const adding = useCall(addShoppingListItems, { changes: [...sharedChanges, ...alsoChanges] })

  /** The same thing has the same id at every try. */
  function idOf(thing: string): string {
    const id = ids.get(thing) ?? newId()
    ids.set(thing, id)
    return id
  }

  const { mutate, isPending, isError } = useMutation({
    mutationFn: async ({ items }: PutOnList) => {
      const listId = await choice.settle()
      const named = items.map(({ key, ...item }) => ({ ...item, id: idOf(`${listId} ${key}`) }))
      for (let at = 0; at < named.length; at += addedAtOnce) {
        const body = { items: named.slice(at, at + addedAtOnce) }
        await adding.mutateAsync({ params: { id: listId }, body })
      }
      return listId
    },
    onSuccess(listId, { done }) {
      host.toast({
        message: done,
        tone: 'done',
        action: { label: t('shoppingLists.open'), run: () => host.navigate(paths.shoppingList(listId)) },
      })
      onDone()
    },
  })

  return { put: mutate, isSending: isPending, hasFailed: isError }
}
