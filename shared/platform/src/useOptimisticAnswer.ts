import type { CallInput, CallOutput, Endpoint } from '@potluck/api/endpoint'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { answerKey, useAnswer } from './answers.ts'
import type { Change } from './changes.ts'
import { useHost } from './HostProvider.tsx'
import { useBusEvent, useChanges } from './hooks.ts'
import type { NewChange } from './new-change.ts'
import { refetchSoon } from './refetch-soon.ts'

export interface OptimisticAnswerOptions {
  /** The scope of the changes that touch the answer: they are sent in its order. */
  readonly scope: string
  /** Shows the last answer while another question is asked, where most of it is in both. */
  readonly keepsShowing?: boolean
}

/** The answer of the server, with the changes of this device that the server has not applied yet. */
export interface OptimisticAnswer<T> {
  readonly answer: UseQueryResult<T, Error>
  /** The changes that could not be applied; the answer is without them. */
  readonly refused: readonly Change[]
  /** Changes wait that are lost with the page, because this browser keeps nothing for us. */
  readonly waitsInMemory: boolean
  /** Shows a change at once and keeps it until the server has it, also without a network and through a reload. */
  readonly add: (change: NewChange) => void
  /** To be called when somebody changed the thing: asks again, unless it was a change from here. */
  readonly onChanged: (reference: string) => void
}

const isWaiting = ({ refusal }: Change): boolean => refusal === null

/**
 * Asks a question whose answer is changed on this device, with or without a network. The remote says in
 * `defineRemote({ changeEffects })` what changes do to the answer.
 */
export function useOptimisticAnswer<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { scope, keepsShowing = false }: OptimisticAnswerOptions,
): OptimisticAnswer<CallOutput<E>> {
  const { changes } = useHost()
  const client = useQueryClient()
  const ownReferences = useRef(new Set<string>())
  const queue = useChanges(scope)
  const refresh = () => refetchSoon(client, answerKey(endpoint, input))

  const answer = useAnswer(endpoint, input, keepsShowing ? { placeholderData: (last) => last } : {})
  useBusEvent('live:connected', refresh)

  return {
    answer,
    refused: queue.changes.filter((change) => !isWaiting(change)),
    waitsInMemory: queue.storedIn === 'memory' && queue.changes.some(isWaiting),
    add(change) {
      ownReferences.current.add(change.reference)
      changes.add(change)
    },
    onChanged(reference) {
      if (!ownReferences.current.delete(reference)) refresh()
    },
  }
}
