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

/** Asks a question again, once for all news within {@link eventWindowMs}, whoever heard them. */
export function refetchSoon(client: QueryClient, queryKey: QueryKey): void {
  const known = waiting.get(client)
  const keys = known ?? new Map<string, QueryKey>()
  keys.set(JSON.stringify(queryKey), queryKey)
  if (known) return
  waiting.set(client, keys)
  setTimeout(() => {
    waiting.delete(client)
    for (const key of keys.values()) void client.invalidateQueries({ queryKey: key })
  }, eventWindowMs)
}
