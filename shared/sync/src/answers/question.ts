import { type ApiResult, callUrl } from '@potluck/api/client'
import type { CallInput, CallOutput, Endpoint } from '@potluck/api/endpoint'
import * as z from 'zod/mini'

/** The prefix of keys of questions, in place of the server's address. */
export const questionBase = 'kept:/'

const named = z.object({ id: z.string() })

/** The key of a question: what was asked, of whatever server. */
export const questionKey = <E extends Endpoint>(endpoint: E, input: CallInput<E>): string =>
  callUrl(questionBase, endpoint, input)

/**
 * The question that a change's answer also answers: the saved thing as the server returned it.
 * @returns its key; null where the endpoint says nothing of that kind
 */
export function answeredQuestion({ updates: tells }: Endpoint, answer: unknown): string | null {
  const { data: thing } = named.safeParse(answer)
  return tells && thing ? questionKey(tells, { params: thing }) : null
}

/** An endpoint with its input, asked in a session. */
export interface Question<E extends Endpoint> {
  readonly endpoint: E
  readonly input: CallInput<E>
  /** The token of the session. */
  readonly session: string
  readonly key: string
  /** Asks the server. */
  readonly ask: () => Promise<ApiResult<CallOutput<E>>>
}

/** The endpoint of a question, for whoever counts them: `GET recipes/:id`. */
export const questionName = ({ method, path }: Endpoint): string => `${method} ${path}`

/** An answer that was stored, as the endpoint states it. @throws when it is of another shape */
export function resultOf<E extends Endpoint>(endpoint: E, answer: unknown): ApiResult<CallOutput<E>> {
  if (endpoint.response === 'file') throw new Error('files are not cached')
  const data = endpoint.response.parse(answer)
  return { success: true, status: endpoint.status ?? 200, data: data as CallOutput<E> }
}
