import type { CallInput, CallOutput, Endpoint } from '@potluck/api/endpoint'
import type { EventName } from './events.ts'
import type { Host } from './host.ts'

/** Events within this time cause one request. Milliseconds. */
const pauseMs = 2_000

/** Asks a question whose answer is cached, as the screen that shows its answer asks it. @throws {ApiError} */
export type Prefetch = <E extends Endpoint & { readonly cached: true }>(
  endpoint: E,
  input: CallInput<E>,
) => Promise<CallOutput<E>>

export interface PrefetchOptions {
  /** After these it is asked again. */
  readonly events: readonly EventName[]
  /** Asks for all that a cook may open without a connection, one after the other. */
  readonly prefetch: (ask: Prefetch) => Promise<void>
}

/**
 * Stores on the device what was not opened on it yet, for a cook who wants to have everything without a connection:
 * runs in the background of a remote. A failed answer is asked for another time. @returns stops
 */
export function prefetchAnswers(
  { api, bus, preferences }: Pick<Host, 'api' | 'bus' | 'preferences'>,
  { events, prefetch: bring }: PrefetchOptions,
): () => void {
  let latest = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let wasWanted = false

  const isWanted = () => preferences.get().global.enableExperimentalOfflineCache

  function again(): void {
    latest.abort()
    latest = new AbortController()
    const { signal } = latest
    const ask: Prefetch = async (endpoint, input) => {
      signal.throwIfAborted()
      return (await api.call(endpoint, input, { signal, silent: true })).data
    }
    bring(ask).catch(() => {})
  }

  function soon(): void {
    clearTimeout(timer)
    if (isWanted()) timer = setTimeout(again, pauseMs)
  }

  function follow(): void {
    if (isWanted() && !wasWanted) soon()
    wasWanted = isWanted()
  }

  const stops = [preferences.subscribe(follow), ...events.map((event) => bus.on(event, soon))]
  follow()
  return () => {
    clearTimeout(timer)
    latest.abort()
    for (const stop of stops) stop()
  }
}
