import type { CallOptions } from '@potluck/api/client'
import type { CallInput, CallOutput, Endpoint } from '@potluck/api/endpoint'
import {
  queryOptions,
  skipToken,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { answerKey } from './answer-key.ts'
import type { EventName } from './events.ts'
import { useHost } from './HostProvider.tsx'
import type { Host } from './host.ts'
import type { OptimisticEffect } from './optimistic.ts'
import { refetchSoon } from './refetch-soon.ts'

export { answerKey }

/**
 * A question to the server as options of a query, for whoever needs more than {@link useAnswer}: several at once, or
 * ahead of time. A failure is shown in place; a 401 is the shell's.
 */
export const answerOptions = <E extends Endpoint>({ api }: Pick<Host, 'api'>, endpoint: E, input: CallInput<E>) =>
  queryOptions({
    queryKey: answerKey(endpoint, input),
    queryFn: async ({ signal }) => (await api.call(endpoint, input, { signal })).data,
  })

export type AnswerOptions<E extends Endpoint, T> = Omit<
  UseQueryOptions<CallOutput<E>, Error, T>,
  'queryKey' | 'queryFn' | 'enabled'
>

/**
 * The answer of the server: cached, and fetched again whenever a screen that shows it opens.
 * @param input parameters and query; null while there is nothing to ask yet
 */
export function useAnswer<E extends Endpoint, T = CallOutput<E>>(
  endpoint: E,
  input: CallInput<E> | null,
  options: AnswerOptions<E, T> = {},
) {
  const { api } = useHost()
  return useQuery<CallOutput<E>, Error, T>({
    ...options,
    queryKey: input === null ? [...answerKey(endpoint), null] : answerKey(endpoint, input),
    queryFn: input === null ? skipToken : async ({ signal }) => (await api.call(endpoint, input, { signal })).data,
  })
}

/** The input of a call, and for a file: how to stop the upload, and a callback for its progress. */
export type CallVariables<E extends Endpoint> = CallInput<E> & Pick<CallOptions, 'signal' | 'onSent'>

/** Takes back what was shown before the server had confirmed it. */
type TakeBack = () => void

export interface CallSettings<E extends Endpoint>
  extends Omit<UseMutationOptions<CallOutput<E>, Error, CallVariables<E>, TakeBack>, 'mutationFn' | 'onMutate'> {
  /** A failure has no place on the screen: the shell tells it in a toast. */
  readonly toast?: boolean
  /** Nobody is told of a failure, not even of a session that ended: the screen says it in place. */
  readonly silent?: boolean
  /** Questions whose answers a success changes: asked again, and waited for, before the call counts as done. */
  readonly changes?: readonly Endpoint[]
  /** Its optimistic effect on cached answers, by `optimistic`. */
  readonly effects?: readonly OptimisticEffect<CallVariables<E>>[]
}

/** A change at the server, made by `mutate` with the input of its endpoint. Made once: it is never sent again by itself. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  { toast = false, silent = false, changes = [], effects = [], onSuccess, onError, ...options }: CallSettings<E> = {},
) {
  const { api } = useHost()
  const client = useQueryClient()
  return useMutation({
    ...options,
    mutationFn: async (variables: CallVariables<E>) => {
      const { signal, onSent } = variables
      const options = { toast, silent, ...(signal && { signal }), ...(onSent && { onSent }) }
      return (await api.call(endpoint, variables, options)).data
    },
    onMutate: async (variables: CallVariables<E>): Promise<TakeBack> => {
      const undos = await Promise.all(effects.map((effect) => effect.show(client, variables)))
      return () => {
        for (const undo of undos) undo()
      }
    },
    onError: (error, variables, takeBack, ...rest) => {
      takeBack?.()
      return onError?.(error, variables, takeBack, ...rest)
    },
    onSuccess: async (...success) => {
      await onSuccess?.(...success)
      await Promise.all(changes.map((changed) => client.invalidateQueries({ queryKey: answerKey(changed) })))
    },
  })
}

/** @returns asks these questions again, whatever they were asked with */
export function useRefetch(...questions: readonly Endpoint[]): () => void {
  const client = useQueryClient()
  return () => {
    for (const question of questions) void client.invalidateQueries({ queryKey: answerKey(question) })
  }
}

/** @returns asks these questions again after news: once for all that comes within a moment */
export function useRefetchSoon(...questions: readonly Endpoint[]): () => void {
  const client = useQueryClient()
  return () => {
    for (const question of questions) refetchSoon(client, answerKey(question))
  }
}

/**
 * Asks questions again whenever one of these things happened, while the component is shown. News within a moment cause one request.
 * @param events a constant of the module: another array is listened to anew
 */
export function useRefetchOn(events: readonly EventName[], ...questions: readonly Endpoint[]): void {
  const { bus } = useHost()
  const askAgain = useEffectEvent(useRefetchSoon(...questions))
  useEffect(() => {
    const stops = events.map((event) => bus.on(event, () => askAgain()))
    return () => {
      for (const stop of stops) stop()
    }
  }, [bus, events])
}
