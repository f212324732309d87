import type { CallInput, Endpoint } from '@potluck/api/endpoint'
import { useAnswer } from '@potluck/platform/answers'

/** The invitation of a link. It is requested once: an expired link stays expired. */
export const useInvitation = <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
  useAnswer(endpoint, input, { retry: false, staleTime: Number.POSITIVE_INFINITY })
