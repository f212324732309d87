import { addShoppingListItems, createShoppingList, listShoppingLists } from '@potluck/api/shopping-lists'
import { useAnswer, useCall } from '@potluck/platform/answers'
import { useHost } from '@potluck/platform/HostProvider'
import { paths } from '@potluck/platform/paths'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'
import { lastFirst, lastList, rememberList } from './last-list.ts'

/** Where ingredients go: a list that exists, or one that is made with this title. */
export type Destination = { readonly listId: string } | { readonly newTitle: string }

/** The cook's shopping lists and how ingredients get onto one. Trying again adds nothing twice. */
export function useToShoppingList(recipeId: string, onDone: () => void) {
  const { t } = useTranslation('recipes')
  const host = useHost()
  const [ids] = useState(() => new Map<string, string>())
  const lists = useAnswer(listShoppingLists, {}, { select: (known) => lastFirst(known, lastList()) })
  const make = useCall(createShoppingList)
  const fill = useCall(addShoppingListItems, { changes: [listShoppingLists] })

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
    return (await make.mutateAsync({ body })).id
  }

  async function add(destination: Destination, lines: readonly string[]) {
    try {
      const listId = await listFor(destination)
      const items = lines.map((title, at) => ({ id: idOf(`${listId} ${at} ${title}`), title, recipeId }))
      await fill.mutateAsync({ params: { id: listId }, body: { items } })
      rememberList(listId)
      host.toast({
        message: t('shop.added', { count: items.length }),
        tone: 'done',
        action: { label: t('shop.open'), run: () => host.navigate(paths.shoppingList(listId)) },
      })
      onDone()
    } catch {
      // The dialog says so.
    }
  }

  const isSending = make.isPending || fill.isPending
  return { lists, add, isSending, hasFailed: !isSending && (make.isError || fill.isError) }
}
