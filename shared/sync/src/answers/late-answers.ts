import type { ApiResult } from '@potluck/api/client'
import type { CallOutput, Endpoint } from '@potluck/api/endpoint'
import { type Question, resultOf } from './question.ts'

/** How long a late answer may be used for the same question. Milliseconds. */
const goodForMs = 5_000

/** Answers of the server that came when the device had answered already: they need not be asked for a second time. */
export class LateAnswers {
  readonly #answers = new Map<string, { readonly at: number; readonly answer: unknown }>()

  /** Remembers the answer of a call. */
  expect(key: string, answered: Promise<{ readonly data: unknown }>): void {
    answered.then(
      ({ data }) => this.#answers.set(key, { at: Date.now(), answer: data }),
      () => {},
    )
  }

  /** The answer that came late to a question, once. */
  take<E extends Endpoint>({ endpoint, key }: Pick<Question<E>, 'endpoint' | 'key'>): ApiResult<CallOutput<E>> | null {
    const late = this.#answers.get(key)
    this.#answers.delete(key)
    return late && Date.now() - late.at < goodForMs ? resultOf(endpoint, late.answer) : null
  }
}
