import type { Account } from '@potluck/api/account'
import type { CallInput, Endpoint } from '@potluck/api/endpoint'
import {
  addShoppingListItems,
  getShoppingList,
  listShoppingLists,
  type ShoppingListItem,
} from '@potluck/api/shopping-lists'
import type { Language } from '@potluck/cooking/language'
import { useRefetch } from '@potluck/platform/answers'
import { bookScope, changeOf } from '@potluck/platform/changes'
import { useHost } from '@potluck/platform/HostProvider'
import { useSession, useStore } from '@potluck/platform/hooks'
import { makeList } from '@potluck/platform/make-list'
import type { NewChange } from '@potluck/platform/new-change'
import { addAndWait } from '@potluck/platform/outcome-of-change'
import { paths } from '@potluck/platform/paths'
import { shoppingListScope } from '@potluck/platform/shopping-list-scope'
import { useTask } from '@potluck/platform/useTask'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { v7 as newId } from 'uuid'
import type { ListChoice } from './useListChoice.ts'

type NewItem = CallInput<typeof addShoppingListItems>['body']['items'][number]

/** A thing for a list. Its `key` is unique, so that a retry adds nothing twice. */
export interface ForList extends Omit<NewItem, 'id'> {
  readonly key: string
}

interface PutOnList {
  readonly items: readonly ForList[]
  /** The message when they are on the list. */
  readonly done: string
}

/** How it goes with putting things on a list. */
export interface PutOnListState {
  readonly isSending: boolean
  readonly hasFailed: boolean
}

/** Things that one call adds. */
const addedAtOnce = 1_000

const sharedChanges = [listShoppingLists, getShoppingList]

type NamedItem = NewItem & { readonly id: string }

/** How it looks on the list while it waits; the server adds the rest. */
function shownItem({ id, title }: NamedItem, { id: ownId, name, handle }: Account): ShoppingListItem {
  const at = new Date().toISOString()
  const owner = { id: ownId, name, handle }
  const nothing = { notes: '', completed: false, recipe: null, image: null, categoryTitle: 'uncategorized' }
  return { ...nothing, id, title, groupTitle: title, owner, createdAt: at, updatedAt: at }
}

/** Adds things to a list, after what was written for it in the book. */
const adding = (
  listId: string,
  items: readonly NamedItem[],
  { account, language }: { readonly account: Account | null; readonly language: Language },
): NewChange =>
  changeOf(
    addShoppingListItems,
    { params: { id: listId }, body: { items: [...items], language } },
    {
      scope: shoppingListScope(listId),
      path: paths.shoppingList(listId),
      after: [bookScope],
      ...(account && { preview: items.map((item) => shownItem(item, account)) }),
    },
  )

/**
 * Puts things onto the chosen list, with or without a network. One that is new is made first.
 * @param alsoChanges questions whose answers change with it, besides those about lists
 */
export function usePutOnList(choice: ListChoice, onDone: () => void, alsoChanges: readonly Endpoint[] = []) {
  const { t } = useTranslation('parts')
  const host = useHost()
  const [ids] = useState(() => new Map<string, string>())
  const askAgain = useRefetch(...sharedChanges, ...alsoChanges)
  const { account } = useSession()
  const language = useStore(host.language)

  /** The same thing has the same id at every try. */
  function idOf(thing: string): string {
    const id = ids.get(thing) ?? newId()
    ids.set(thing, id)
    return id
  }

  /** @returns whether they are on the list, or wait to be put there */
  const putting = useTask(async ({ items, done }: PutOnList): Promise<boolean> => {
    const { id: listId, newTitle } = choice.settle()
    // Nobody knows yet whose list it would be.
    if (newTitle !== null && !account) return false
    const making = newTitle !== null && account ? [makeList({ id: listId, title: newTitle }, account)] : []
    const named = items.map(({ key, ...item }) => ({ ...item, id: idOf(`${listId} ${key}`) }))
    const changes = Array.from({ length: Math.ceil(named.length / addedAtOnce) }, (_, part) =>
      adding(listId, named.slice(part * addedAtOnce, (part + 1) * addedAtOnce), { account, language }),
    )
    const { kind } = await addAndWait(host, [...making, ...changes])
    if (kind === 'refused') return false
    if (kind === 'applied') askAgain()
    choice.remember(listId)
    host.toast({
      message: done,
      tone: 'done',
      // On the list itself it would lie over a row, and say nothing.
      ofScreen: true,
      action: { label: t('shoppingLists.open'), run: () => host.navigate(paths.shoppingList(listId)) },
    })
    onDone()
    return true
  })

  return {
    put: putting.run,
    isSending: putting.isRunning,
    hasFailed: putting.result === false || putting.error !== null,
  }
}
