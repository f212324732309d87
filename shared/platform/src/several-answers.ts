import {
  notifyManager,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useReducer, useState } from 'react'

/** A question as {@link answerTo} makes it. */
type Question<T> = QueryObserverOptions<T, Error, T, T, QueryKey>

interface Held<T> {
  readonly observer: QueryObserver<T, Error, T, T, QueryKey>
  readonly stop: () => void
}

/**
 * The answers to as many questions as there are at the moment, in their order. A question that stays is not asked again
 * when others come and go. `useQueries` of the library is not shared with remotes: one screen needs it, and all would
 * fetch it.
 */
export function useAnswers<T>(questions: readonly Question<T>[]): readonly QueryObserverResult<T>[] {
  const client = useQueryClient()
  const [held] = useState(() => new Map<string, Held<T>>())
  const [, showAgain] = useReducer((times: number) => times + 1, 0)
  const asked = questions.map((question) => {
    const options = client.defaultQueryOptions(question)
    const observer = held.get(options.queryHash)?.observer ?? new QueryObserver(client, options)
    return { options, observer }
  })

  useEffect(() => {
    const wanted = new Set(asked.map(({ options }) => options.queryHash))
    for (const [hash, { stop }] of held) {
      if (wanted.has(hash)) continue
      stop()
      held.delete(hash)
    }
    const fresh = asked.filter(({ options }) => !held.has(options.queryHash))
    for (const { options, observer } of fresh) {
      held.set(options.queryHash, { observer, stop: observer.subscribe(notifyManager.batchCalls(showAgain)) })
    }
    // Something may have come since they were drawn.
    if (fresh.length > 0) showAgain()
  })

  useEffect(
    () => () => {
      for (const { stop } of held.values()) stop()
      held.clear()
    },
    [held],
  )

  return asked.map(({ options, observer }) => observer.getOptimisticResult(options))
}
