import type { CallOptions } from '@potluck/api/client'
import type { CallInput, CallOutput, Endpoint } from '@potluck/api/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { answerKey } from './answer-key.ts'
import { useHost } from './HostProvider.tsx'

/**
 * A question that is asked when somebody presses something, not because a screen shows its answer ({@link useAnswer}).
 * @returns asks the server, the same function at each render; rejects with an `ApiError` where it does not answer
 */
export function useAsk<E extends Endpoint>(
  endpoint: E,
  { toast = false, silent = false }: Pick<CallOptions, 'toast' | 'silent'> = {},
): (input: CallInput<E>) => Promise<CallOutput<E>> {
  const { api } = useHost()
  const client = useQueryClient()
  return useCallback(
    (input: CallInput<E>) =>
      client.fetchQuery({
        queryKey: answerKey(endpoint, input),
        queryFn: async ({ signal }) => (await api.call(endpoint, input, { toast, silent, signal })).data,
      }),
    [client, api, endpoint, toast, silent],
  )
}
