import type { CallInput, Endpoint } from '@potluck/api/endpoint'
import type { QueryKey } from '@tanstack/react-query'

interface Asked {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

const given = (part: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined && value !== null))

/**
 * The cache key of a question: equal questions share it.
 * @returns `['GET recipes/:id', params, query]`, and the body behind them where there is one; without input, the beginning that all questions to the endpoint share
 */
export function answerKey<E extends Endpoint>({ method, path }: E, input?: CallInput<E>): QueryKey {
  const name = `${method} ${path}`
  if (input === undefined) return [name]
  const { params, query, body }: Asked = input
  return [name, given(params), given(query), ...(body === undefined ? [] : [body])]
}
