import type { ApiClient } from '@potluck/api/client'
import type { CallInput, Endpoint } from '@potluck/api/endpoint'
import { ApiError } from '@potluck/api/errors'
import type { Caller, Secret, World } from '../access-world.ts'
import type { OwnersPart } from '../owners-rows.ts'
import type { TestMember } from '../test-server.ts'

/** One call of one caller. */
export interface AccessCase {
  readonly world: World
  readonly owner: TestMember
  /** The caller; for a guest, the owner's things are used. */
  readonly caller: TestMember
  readonly as: Caller | 'guest'
}

type Answers = Readonly<Record<Caller, number>>

interface More {
  /** The status for a guest; default 401 if the endpoint needs a session. */
  readonly guest?: number
  /** The secrets in an answer by caller. Nobody else sees any. */
  readonly shows?: Partial<Readonly<Record<Secret, readonly (Caller | 'guest')[]>>>
  /** The owner's data that a call of another member may change. */
  readonly touches?: readonly OwnersPart[]
  /** Owner and caller are created for this call, because it changes them. */
  readonly fresh?: true
  /** A token that replaces the session's. */
  readonly token?: (scene: AccessCase) => Promise<string>
}

/** An endpoint, or a call of programs that speak another protocol. */
type Called = Pick<Endpoint, 'path' | 'access'> & { readonly method: string }

/** Sends a request that is none of the API. @param path below the address of the server */
type Send = (path: string, init: RequestInit) => Promise<Response>

/** Sends requests with a token, or as a guest. */
export const senderOf =
  (address: string, token: string | null, fetchIt: typeof fetch): Send =>
  (path, init) => {
    const headers = new Headers(init.headers)
    if (token !== null) headers.set('authorization', `Bearer ${token}`)
    return fetchIt(new URL(path, address), { ...init, headers })
  }

/** The answers of an endpoint to every kind of caller in one situation. */
export interface Row extends More {
  readonly endpoint: Called
  readonly what: string
  readonly answers: Answers
  /** Creates the data of the call. @returns the call */
  readonly prepare: (scene: AccessCase) => Promise<(api: ApiClient, send: Send) => Promise<unknown>>
}

interface Request {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Declares the answers of an endpoint. @param what the situation in words; @param input the call */
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

/** Declares the answers of a call that is none of the API. @param what the situation in words; @param input the request */
export function sent(
  call: Called,
  what: string,
  answers: Answers,
  input: (scene: AccessCase) => Request | Promise<Request>,
  more: More = {},
): Row {
  const prepare = async (scene: AccessCase) => {
    const { path, ...request } = await input(scene)
    return async (_api: ApiClient, send: Send) => {
      const { status, ok } = await send(path, { method: call.method, ...request })
      if (!ok) throw new ApiError(status, null)
    }
  }
  return { endpoint: call, what, answers, prepare, ...more }
}

/** Makes a thing for who may reach it; all others get the same one of an owner, because they do not change it. */
export function sameForOutsiders<Thing>(make: (scene: AccessCase) => Promise<Thing>) {
  const made = new WeakMap<TestMember, Promise<Thing>>()
  return (scene: AccessCase): Promise<Thing> => {
    if (scene.as === 'owner' || scene.as === 'collaborator') return make(scene)
    const thing = made.get(scene.owner) ?? make(scene)
    made.set(scene.owner, thing)
    return thing
  }
}

/** The same answer to every member. */
export const all = (status: number): Answers => ({
  stranger: status,
  admin: status,
  pending: status,
  friend: status,
  former: status,
  blocked: status,
  collaborator: status,
  owner: status,
})
/** Only the owner may. @param others status for the others */
export const own = (status: number, others = 404): Answers => ({ ...all(others), owner: status })
/** The owner and collaborators may. */
export const onTheList = (status: number): Answers => ({ ...own(status), collaborator: status })
/** Admins of the server may. */
export const adminsOnly = (status: number): Answers => ({ ...all(403), admin: status })
/** Friends may, and the owner not with themselves. */
export const befriended = (status: number, others: number): Answers => ({
  ...all(others),
  friend: status,
  collaborator: status,
})

/** A blocked caller gets the answer for an account that does not exist. */
export const unlessBlocked = (status: number): Answers => ({ ...all(status), blocked: 404 })

/** A call without parameters, query or body. */
export const nothing = () => ({})
