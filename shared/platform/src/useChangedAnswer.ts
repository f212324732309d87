import type { CallInput, CallOutput, Endpoint } from '@potluck/api/endpoint'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { answerKey, useAnswer } from './answers.ts'
import type { Change } from './changes.ts'
import { useHost } from './HostProvider.tsx'
import { useBusEvent, useChangeOutcomes, useChanges } from './hooks.ts'
import type { KeptChange } from './kept-change.ts'

export interface ChangedAnswerOptions<E extends Endpoint> {
  /** The scope of the changes that touch the answer: they are sent in its order. */
  readonly scope: string
  /**
   * The answer after a change, as the server will have it: the same whether it is applied once or twice.
   * A constant function of a module.
   */
  readonly apply: (answer: CallOutput<E>, change: KeptChange) => CallOutput<E>
  /** Questions that the applied changes touch as well, asked again when none waits any more. */
  readonly alsoChanges?: readonly Endpoint[]
  /** Shows the last answer while another question is asked, where most of it is in both. */
  readonly keepsShowing?: boolean
}

/** What the server answered, with the changes of this device that it has not applied yet. */
export interface ChangedAnswer<T> {
  readonly answer: UseQueryResult<T, Error>
  /** What could not be applied; the answer is without it. */
  readonly refused: readonly Change[]
  /** Changes wait that are lost with the page, because this browser keeps nothing for us. */
  readonly waitsInMemory: boolean
  /** Shows a change at once and keeps it until the server has it, also without a network and through a reload. */
  readonly add: (change: KeptChange) => void
  /** To be called when somebody changed the thing: asks again, unless it was a change from here. */
  readonly hear: (reference: string) => void
}

const isWaiting = ({ refusal }: Change): boolean => refusal === null

/** A question whose answer is changed on this device, with or without a network. */
export function useChangedAnswer<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { scope, apply, alsoChanges = [], keepsShowing = false }: ChangedAnswerOptions<E>,
): ChangedAnswer<CallOutput<E>> {
  const { changes } = useHost()
  const client = useQueryClient()
  const ownReferences = useRef(new Set<string>())
  const queue = useChanges(scope)
  const key = answerKey(endpoint, input)
  const refresh = () => void client.invalidateQueries({ queryKey: key })

  const select = useCallback(
    (answer: CallOutput<E>) => queue.changes.filter(isWaiting).reduce(apply, answer),
    [queue.changes, apply],
  )
  const answer = useAnswer(endpoint, input, { select, ...(keepsShowing && { placeholderData: (last) => last }) })

  useBusEvent('live:connected', refresh)
  useChangeOutcomes(scope, ({ reference }) => {
    const waiting = changes.of(scope).get().changes.filter(isWaiting)
    const applied = waiting.find((change) => change.reference === reference)
    if (applied) client.setQueryData<CallOutput<E>>(key, (kept) => kept && apply(kept, applied))
    const isLast = waiting.every((change) => change === applied)
    // What is being read may be older than this change.
    if (isLast || client.isFetching({ queryKey: key }) > 0) refresh()
    if (!isLast) return
    for (const other of alsoChanges) void client.invalidateQueries({ queryKey: answerKey(other) })
  })

  return {
    answer,
    refused: queue.changes.filter((change) => !isWaiting(change)),
    waitsInMemory: queue.kept === 'memory' && queue.changes.some(isWaiting),
    add(change) {
      ownReferences.current.add(change.reference)
      changes.add(change)
    },
    hear(reference) {
      if (!ownReferences.current.delete(reference)) refresh()
    },
  }
}
