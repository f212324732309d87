import { type Account, getAccount } from '@potluck/api/account'
import { type ApiClient, createApiClient } from '@potluck/api/client'
import { addFriend } from '@potluck/api/friends'
import { acceptKitchenLink, createKitchen, createKitchenLink } from '@potluck/api/kitchens'
import { register } from '@potluck/api/sessions'

export interface Person {
  readonly token: string
  readonly account: Account
  readonly api: ApiClient
}

/** People who keep one book: their own where it is one, else that of a kitchen. */
export interface Household {
  readonly people: readonly [Person, ...Person[]]
  /** Names their book in a call. */
  readonly inBook: { readonly kitchen?: string }
}

async function meet(base: string, name: string): Promise<Person> {
  const guest = createApiClient({ base, token: () => null })
  const body = { name, email: `${name}@example.com`, password: 'mash beans 7 leeks' }
  const { token } = (await guest.call(register, { body })).data
  const api = createApiClient({ base, token: () => token })
  return { token, account: (await api.call(getAccount, {})).data, api }
}

async function makeHousehold(base: string, number: number, size: number): Promise<Household> {
  const keeper = await meet(base, `ada-${number}`)
  if (size === 1) return { people: [keeper], inBook: {} }
  const { id } = (await keeper.api.call(createKitchen, { body: { name: 'Lake house' } })).data
  const { secret } = (await keeper.api.call(createKitchenLink, { params: { id }, body: { role: 'cook' } })).data
  const others: Person[] = []
  for (let at = 1; at < size; at += 1) {
    const other = await meet(base, `ben-${number}-${at}`)
    await other.api.call(acceptKitchenLink, { body: { secret } })
    await other.api.call(addFriend, { params: { id: keeper.account.id } })
    await keeper.api.call(addFriend, { params: { id: other.account.id } })
    others.push(other)
  }
  return { people: [keeper, ...others], inBook: { kitchen: id } }
}

/** Histories that one household lives, each with a recipe and a list of its own. */
const perHousehold = 100

/** Gives the household of the next history. @param size how many people keep its book */
export function households(base: string, size: number): () => Promise<Household> {
  let lived = 0
  let household: Promise<Household> | null = null
  return () => {
    if (lived % perHousehold === 0) household = null
    lived += 1
    household ??= makeHousehold(base, lived, size)
    return household
  }
}
