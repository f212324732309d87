import { callUrl } from '@potluck/api/client'
import type { CallInput, Endpoint } from '@potluck/api/endpoint'
import * as z from 'zod/mini'

/** What names of questions begin with, in place of the server's address. */
export const questionBase = 'kept:/'

const named = z.object({ id: z.string() })

/** The name that the answer to a call is kept under: what was asked, of whatever server. */
export const questionOf = <E extends Endpoint>(endpoint: E, input: CallInput<E>): string =>
  callUrl(questionBase, endpoint, input)

/**
 * The question that was answered by the way: what was saved is as the server answered.
 * @returns null where the endpoint says nothing of that kind
 */
export function questionTold({ tells }: Endpoint, answer: unknown): string | null {
  const { data: thing } = named.safeParse(answer)
  return tells && thing ? questionOf(tells, { params: thing }) : null
}
