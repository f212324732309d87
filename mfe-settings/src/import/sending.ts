import type { ApiClient } from '@potluck/api/client'
import { type FileChoices, previewImport } from '@potluck/api/imports'
import { inBook } from '@potluck/api/of-book'
import type { Language } from '@potluck/cooking/language'
import { createStore, type ReadableStore } from '@potluck/platform/store'

/** A file on its way to the server, or one that did not get there. */
export interface Sending {
  readonly name: string
  /** How much of it went out, from 0 to 1. */
  readonly share: number
  /** Why it did not get there; null while it is on its way. */
  readonly error: Error | null
  stop(): void
}

/** The file that is being sent: it goes on while its cook looks at other pages. */
const store = createStore<Sending | null>(null)

export const sendingNow: ReadableStore<Sending | null> = store

/** Asks before the page is closed. */
const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()

const asFlags = (choices: Partial<FileChoices>) =>
  Object.fromEntries(Object.entries(choices).map(([name, chosen]) => [name, chosen ? 'true' : 'false']))

interface SendingOptions {
  /** The cook's language, for the few words that an import writes itself. */
  readonly language: Language
  /** The kitchen into whose book it goes; undefined for the own book. */
  readonly kitchenId: string | undefined
  readonly choices?: Partial<FileChoices> | undefined
}

/**
 * Sends a file to be looked at.
 * @returns the id of its job, or null when it did not get there: `sendingNow` says why, unless it was stopped
 */
export async function sendFile(
  api: ApiClient,
  file: File,
  { language, kitchenId, choices = {} }: SendingOptions,
): Promise<string | null> {
  const stopped = new AbortController()
  const sending = { name: file.name, share: 0, error: null, stop: () => stopped.abort() }
  store.set(sending)
  window.addEventListener('beforeunload', askFirst)
  try {
    const { data } = await api.call(
      previewImport,
      { file, query: { ...inBook(kitchenId).query, language, ...asFlags(choices) } },
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

/** Forgets a file that did not get there. */
export const forgetSending = (): void => {
  if (store.get()?.error) store.set(null)
}
