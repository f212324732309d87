import { userDataKey } from '@potluck/platform/user-data'
import { type DBSchema, openDB } from 'idb'
import * as z from 'zod/mini'
import { writtenMark } from './written-mark.ts'

/** Begins as all data of a person does: it is wiped when the session ends. */
export const answersDatabase = userDataKey('answers')

/** Raised when what is written here changes its shape: what an older release wrote is forgotten. */
const shape = 1

/** Most answers, and most letters of one: a cook's own, and not all that was ever looked at. */
const mostAnswers = 600
const longestAnswer = 2_000_000

/** So many at once are forgotten when there are too many. */
const forgottenAtOnce = 60

const record = z.object({
  question: z.string(),
  /** Of which session (`sessionMark`): what another one was answered is nobody's any more. */
  session: z.string(),
  /** When the server gave it, ISO 8601. */
  at: z.iso.datetime(),
  /** The answer as JSON. */
  text: z.string(),
})

interface Tables extends DBSchema {
  answers: { key: string; value: unknown; indexes: { at: string } }
}

export interface KeptAnswer {
  readonly at: string
  readonly answer: unknown
}

/** The last good answers to questions, on this device. */
export interface KeptAnswers {
  /** Null when there is none of this session, or none that can be read. */
  read(session: string, question: string): Promise<KeptAnswer | null>
  /** @param isStill asked right before it is written: a session may end at any moment */
  keep(session: string, question: string, answer: unknown, isStill: () => boolean): Promise<void>
  /** The questions that have an answer, the one that came last first. */
  questions(): Promise<readonly string[]>
  close(): void
}

/** Opens what this device keeps. @throws when the browser keeps nothing for this page */
export async function openKeptAnswers(): Promise<KeptAnswers> {
  const database = await openDB<Tables>(answersDatabase, shape, {
    upgrade(fresh) {
      for (const name of fresh.objectStoreNames) fresh.deleteObjectStore(name)
      fresh.createObjectStore('answers', { keyPath: 'question' }).createIndex('at', 'at')
    },
    // It is being wiped, or a newer release has come.
    blocking: (_current, _wanted, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
  const writing = writtenMark(answersDatabase)
  const another = () => `${Date.now()} ${Math.random()}`
  if (writing.last() === null) writing.note(another())
  let count: number | null = null
  /** The questions that have an answer, and what was written last when that was so. */
  let known: { readonly mark: string; readonly questions: Set<IDBValidKey> } | null = null

  async function learn(): Promise<void> {
    const mark = writing.last()
    if (mark === null || known?.mark === mark) return
    known = { mark, questions: new Set(await database.getAllKeys('answers')) }
  }

  function noteKept(question: string): void {
    const mark = another()
    known = known && known.mark === writing.last() ? { mark, questions: known.questions.add(question) } : null
    writing.note(mark)
  }

  // A worker keeps what it sent while nobody looked, and can note nothing.
  const lookAnew = () => {
    known = null
  }
  globalThis.document?.addEventListener('visibilitychange', lookAnew)

  async function forgetOldest(): Promise<void> {
    const { store, done } = database.transaction('answers', 'readwrite')
    const oldest = await store.index('at').getAllKeys(null, forgottenAtOnce)
    await Promise.all([...oldest.map((question) => store.delete(question)), done])
    count = null
  }

  return {
    async read(session, question) {
      // Each letter of a search asks what was never asked before.
      if (known && known.mark === writing.last() && !known.questions.has(question)) return null
      const found = await database.get('answers', question)
      void learn().catch(() => {})
      const parsed = record.safeParse(found)
      if (!parsed.success || parsed.data.session !== session) return null
      return { at: parsed.data.at, answer: JSON.parse(parsed.data.text) }
    },
    async keep(session, question, answer, isStill) {
      const text = JSON.stringify(answer)
      if (text.length > longestAnswer || !isStill()) return
      count = 1 + (count ?? (await database.count('answers')))
      if (!isStill()) return
      await database.put('answers', { question, session, at: new Date().toISOString(), text })
      noteKept(question)
      if (count > mostAnswers) await forgetOldest()
    },
    questions: async () =>
      z
        .array(z.string())
        .parse(await database.getAllKeysFromIndex('answers', 'at'))
        .reverse(),
    close() {
      globalThis.document?.removeEventListener('visibilitychange', lookAnew)
      database.close()
    },
  }
}
