import type { ApiClient } from '@potluck/api/client'
import { createStore, type ReadableStore } from '@potluck/platform/store'
import type { ImportSource } from './sources.ts'

/** A file on its way to the server, or one that did not get there. */
export interface Sending {
  readonly name: string
  /** How much of it went out, from 0 to 1. */
  readonly share: number
  /** Why it did not get there; null while it is on its way. */
  readonly error: Error | null
  stop(): void
}

/** What is being sent, by source: a file goes on while its cook looks at other pages. */
const sendings = {
  paprika: createStore<Sending | null>(null),
  'json-ld': createStore<Sending | null>(null),
}

export const sendingOf = ({ id }: ImportSource): ReadableStore<Sending | null> => sendings[id]

/** Asks before the page is closed. */
const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Sends a file to be imported.
 * @returns the id of its job, or null when it did not get there: `sendingOf` says why, unless it was stopped
 */
export async function sendFile(api: ApiClient, source: ImportSource, file: File): Promise<string | null> {
  const store = sendings[source.id]
  const stopped = new AbortController()
  const sending = { name: file.name, share: 0, error: null, stop: () => stopped.abort() }
  store.set(sending)
  window.addEventListener('beforeunload', askFirst)
  try {
    const { data } = await api.call(
      source.endpoint,
      { file },
      {
        signal: stopped.signal,
        onSent: (share) => store.set({ ...sending, share }),
      },
    )
    store.set(null)
    return data.jobId
  } catch (error) {
    store.set(stopped.signal.aborted || !(error instanceof Error) ? null : { ...sending, error })
    return null
  } finally {
    window.removeEventListener('beforeunload', askFirst)
  }
}
