import type { CallInput, Endpoint } from '@potluck/api/endpoint'
import { useAnswer } from '@potluck/platform/answers'

/** What a link invites to, asked for once: a dead link stays dead. */
export const useInvitation = <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
  useAnswer(endpoint, input, { retry: false, staleTime: Number.POSITIVE_INFINITY })
