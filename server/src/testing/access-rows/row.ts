import type { ApiClient } from '@potluck/api/client'
import type { CallInput, Endpoint } from '@potluck/api/endpoint'
import type { Caller, Secret, World } from '../access-world.ts'
import type { OwnersView } from '../owners-view.ts'
import type { TestMember } from '../test-server.ts'

/** One call of one caller. */
export interface AccessCase {
  readonly world: World
  readonly owner: TestMember
  /** Who calls; where that is a guest, the owner stands in for what the caller should have of their own. */
  readonly caller: TestMember
  readonly as: Caller | 'guest'
}

type Answers = Readonly<Record<Caller, number>>

interface More {
  /** The status for a guest: 401 where a session is needed, without being said. */
  readonly guest?: number
  /** The secrets that an answer holds, and for whom. Nobody else sees any. */
  readonly shows?: Partial<Readonly<Record<Secret, readonly (Caller | 'guest')[]>>>
  /** What of the owner's a call may change when somebody else makes it. */
  readonly touches?: readonly (keyof OwnersView)[]
  /** Owner and caller are made for this call: afterwards they are no longer what they were. */
  readonly fresh?: true
  /** What is sent in place of the session's token. */
  readonly token?: (scene: AccessCase) => Promise<string>
}

/** What an endpoint answers to everybody, in one situation. */
export interface Row extends More {
  readonly endpoint: Endpoint
  readonly what: string
  readonly answers: Answers
  /** Makes ready what is called for; gives the call. */
  readonly prepare: (scene: AccessCase) => Promise<(api: ApiClient) => Promise<unknown>>
}

/** States what an endpoint answers. @param what the situation, in words; @param input the call */
export function row<E extends Endpoint>(
  endpoint: E,
  what: string,
  answers: Answers,
  input: (scene: AccessCase) => CallInput<E> | Promise<CallInput<E>>,
  more: More = {},
): Row {
  const prepare = async (scene: AccessCase) => {
    const sent = await input(scene)
    return (api: ApiClient) => api.call(endpoint, sent)
  }
  return { endpoint, what, answers, prepare, ...more }
}

/** The same to every member. */
export const all = (status: number): Answers => ({
  stranger: status,
  pending: status,
  friend: status,
  former: status,
  blocked: status,
  collaborator: status,
  owner: status,
})
/** What only the owner may. @param others what the others are answered */
export const own = (status: number, others = 404): Answers => ({ ...all(others), owner: status })
/** What whoever is on a list or plan may, too. */
export const onTheList = (status: number): Answers => ({ ...own(status), collaborator: status })
/** What friends may, and the owner not with themselves. */
export const befriended = (status: number, others: number): Answers => ({
  ...all(others),
  friend: status,
  collaborator: status,
})

/** To whoever is blocked the owner has no account. */
export const unlessBlocked = (status: number): Answers => ({ ...all(status), blocked: 404 })

/** A call without parameters, query or body. */
export const nothing = () => ({})
