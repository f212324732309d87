import type { CallOutput, Endpoint } from '@potluck/api/endpoint'
import type { QueryClient } from '@tanstack/react-query'
import { answerKey } from './answer-key.ts'

/** The effect of a call on cached answers before the server has confirmed it. */
export interface OptimisticEffect<Input> {
  /** Shows it. @returns takes it back, and asks the server again */
  readonly show: (client: QueryClient, input: Input) => Promise<() => void>
}

/**
 * States what a call makes of the cached answers to a question. The call takes it back when it fails.
 * @param after the answer once the server has done what the input says
 */
export const optimistic = <Q extends Endpoint, Input>(
  question: Q,
  after: (answer: CallOutput<Q>, input: Input) => CallOutput<Q>,
): OptimisticEffect<Input> => ({
  async show(client, input) {
    const queryKey = answerKey(question)
    // An answer on its way was made before the call.
    await client.cancelQueries({ queryKey })
    const before = client.getQueriesData<CallOutput<Q>>({ queryKey })
    client.setQueriesData<CallOutput<Q>>({ queryKey }, (answer) => answer && after(answer, input))
    return () => {
      for (const [key, answer] of before) client.setQueryData(key, answer)
      void client.invalidateQueries({ queryKey })
    }
  },
})
