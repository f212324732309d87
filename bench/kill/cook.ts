import { randomUUID } from 'node:crypto'
import { getAccount } from '@potluck/api/account'
import { type ApiClient, createApiClient } from '@potluck/api/client'
import { addFriend } from '@potluck/api/friends'
import { register } from '@potluck/api/sessions'
import { createShoppingList } from '@potluck/api/shopping-lists'
import { createLedger, type Ledger } from './ledger.ts'

/** Somebody who writes, and what of it must be there. */
export interface Cook {
  readonly id: string
  readonly token: string
  readonly api: ApiClient
  readonly listId: string
  /** By kind of thing. */
  readonly recipes: Ledger
  readonly items: Ledger
  readonly messages: Ledger
  /** Imports by their job: how many recipes it brings. */
  readonly imports: Map<string, number>
}

async function openAccount(address: string, name: string): Promise<Cook> {
  const guest = createApiClient({ base: `${address}api/`, token: () => null })
  const body = { name, email: `${name}@example.com`, password: 'mash beans 7 leeks' }
  const { token } = (await guest.call(register, { body })).data
  const api = createApiClient({ base: `${address}api/`, token: () => token })
  const { id } = (await api.call(getAccount, {})).data
  const listId = randomUUID()
  await api.call(createShoppingList, { body: { id: listId, title: name, collaborators: [] } })
  const [recipes, items, messages] = [createLedger(), createLedger(), createLedger()]
  return { id, token, api, listId, recipes, items, messages, imports: new Map() }
}

/**
 * So many cooks, each a friend of the next.
 * @param addresses of the servers, which take turns
 */
export async function openAccounts(addresses: readonly string[], count: number): Promise<readonly Cook[]> {
  const cooks: Cook[] = []
  for (let n = 0; n < count; n++) cooks.push(await openAccount(addresses[n % addresses.length] ?? '', `cook${n}`))
  for (const [n, cook] of cooks.entries()) {
    const friend = cooks[(n + 1) % count]
    if (!friend || friend === cook) continue
    await cook.api.call(addFriend, { params: { id: friend.id } })
    await friend.api.call(addFriend, { params: { id: cook.id } })
  }
  return cooks
}
