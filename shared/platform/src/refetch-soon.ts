import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** News that come within this time cause one request, milliseconds. */
export const eventWindowMs = 200

/** Runs a step once for all calls of `soon` within {@link eventWindowMs} of the first; `stop` drops a step that waits. */
export function throttleToWindow(step: () => void): { readonly soon: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      step()
    }, eventWindowMs)
  }
  return { soon, stop }
}

const waiting = new WeakMap<QueryClient, Map<string, QueryKey>>()

/** Asks again when a first answer that is on its way has come: a screen waits for it, and it would begin anew. */
async function refetch(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const queries = client.getQueryCache().findAll({ queryKey })
  const first = queries.filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching')
  await Promise.allSettled(first.map(({ promise }) => promise))
  await client.invalidateQueries({ queryKey })
}

/** Asks a question again, once for all news within {@link eventWindowMs}, whoever heard them. */
export function refetchSoon(client: QueryClient, queryKey: QueryKey): void {
  const known = waiting.get(client)
  const keys = known ?? new Map<string, QueryKey>()
  keys.set(JSON.stringify(queryKey), queryKey)
  if (known) return
  waiting.set(client, keys)
  setTimeout(() => {
    waiting.delete(client)
    for (const key of keys.values()) void refetch(client, key)
  }, eventWindowMs)
}
