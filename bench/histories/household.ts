import { setTimeout as pause } from 'node:timers/promises'
import { type Account, getAccount } from '@potluck/api/account'
import { type ApiClient, createApiClient } from '@potluck/api/client'
import { acceptKitchenLink, createKitchenLink } from '@potluck/api/kitchen-links'
import { createKitchen } from '@potluck/api/kitchens'
import { register } from '@potluck/api/sessions'
import { v7 as uuid } from 'uuid'
import { untilAnswered } from './judge.ts'

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

/** Waits as long as a server wants: so many households from one address meet its limit of invitations. */
const untilAllowed =
  (server: typeof fetch): typeof fetch =>
  async (input, init) => {
    for (;;) {
      const answer = await server(input, init)
      if (answer.status !== 429) return answer
      await pause(Number(answer.headers.get('retry-after') ?? 1) * 1_000)
    }
  }

/** The password of everybody. */
export const password = 'mash beans 7 leeks'

async function meet(base: string, name: string): Promise<Person> {
  const send = untilAllowed(untilAnswered(fetch))
  const guest = createApiClient({ base, token: () => null, fetch: send })
  const body = { name, email: `${name}@example.com`, password }
  const { token } = (await guest.call(register, { body })).data
  const api = createApiClient({ base, token: () => token, fetch: send })
  return { token, account: (await api.call(getAccount, {})).data, api }
}

async function makeHousehold(base: string, size: number): Promise<Household> {
  const name = uuid()
  const owner = await meet(base, `ada-${name}`)
  if (size === 1) return { people: [owner], inBook: {} }
  const { id } = (await owner.api.call(createKitchen, { body: { name: 'Lake house' } })).data
  const { secret } = (await owner.api.call(createKitchenLink, { params: { id }, body: { role: 'cook' } })).data
  const others: Person[] = []
  for (let at = 1; at < size; at += 1) {
    const other = await meet(base, `ben-${at}-${name}`)
    await other.api.call(acceptKitchenLink, { body: { secret } })
    others.push(other)
  }
  return { people: [owner, ...others], inBook: { kitchen: id } }
}

/** Makes one, again from the start where a server was killed meanwhile: registering has no reference to be sent again under. */
async function makeThroughKills(base: string, size: number, tries = 5): Promise<Household> {
  return makeHousehold(base, size).catch((error: unknown) => {
    if (tries === 1) throw error
    return makeThroughKills(base, size, tries - 1)
  })
}

/** Histories that one household lives, each with a recipe, a list and a plan of its own; a kitchen has at most 30 lists. */
const perHousehold = 25

/** Gives the household of the next history. @param size how many people keep its book */
export function households(base: string, size: number): () => Promise<Household> {
  let lived = 0
  let household: Promise<Household> | null = null
  return () => {
    if (lived % perHousehold === 0) household = null
    lived += 1
    household ??= makeThroughKills(base, size)
    return household
  }
}
