import type { ApiClient } from '@potluck/api/client'
import type { ImportFormat, ImportFormatId } from '@potluck/api/import-formats'
import type { Language } from '@potluck/cooking/language'
import { createStore, type ReadableStore, type Store } from '@potluck/platform/store'

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
const sendings = new Map<ImportFormatId, Store<Sending | null>>()

function storeOf({ id }: ImportFormat): Store<Sending | null> {
  const store = sendings.get(id) ?? createStore<Sending | null>(null)
  sendings.set(id, store)
  return store
}

export const sendingOf = (source: ImportFormat): ReadableStore<Sending | null> => storeOf(source)

/** Asks before the page is closed. */
const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Sends a file to be imported.
 * @param language of the cook: for the few words that an import writes itself
 * @returns the id of its job, or null when it did not get there: `sendingOf` says why, unless it was stopped
 */
export async function sendFile(
  api: ApiClient,
  source: ImportFormat,
  file: File,
  language: Language,
): Promise<string | null> {
  const store = storeOf(source)
  const stopped = new AbortController()
  const sending = { name: file.name, share: 0, error: null, stop: () => stopped.abort() }
  store.set(sending)
  window.addEventListener('beforeunload', askFirst)
  try {
    const { data } = await api.call(
      source.endpoint,
      { file, query: { language } },
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
