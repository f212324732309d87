import { userDataKey } from '@potluck/platform/user-data'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import * as z from 'zod/mini'
import { forgetPictures, picturesIn } from '../device/forget-pictures.ts'
import { lastWrite } from '../device/last-write.ts'
import { KnownQuestions } from './known-questions.ts'

/** Has the prefix of all data of a member: it is wiped when the session ends. */
export const answersDatabaseName = userDataKey('answers')

/** Raised when the shape of the stored data changes: data of an older release is deleted. */
const shape = 1

/** Answers of a cook's own, and not all that was ever looked at. */
const maxAnswers = 600

/** Characters of one answer as JSON. */
const maxAnswerLength = 2_000_000

/** Number of answers that are deleted together when there are too many. */
const forgottenTogether = 60

const record = z.object({
  question: z.string(),
  /** The session (`sessionKey`) that the answer belongs to; answers of other sessions are ignored. */
  session: z.string(),
  /** When the server gave it, ISO 8601. */
  at: z.iso.datetime(),
  /** The answer as JSON. */
  text: z.string(),
})

interface Tables extends DBSchema {
  answers: { key: string; value: unknown; indexes: { at: string } }
}

export interface CachedAnswer {
  /** When the server gave it, ISO 8601. */
  readonly at: string
  readonly answer: unknown
}

/** The last good answers to questions, on this device. */
export interface CachedAnswers {
  /** Null when there is none of this session, or none that can be read. */
  read(session: string, question: string): Promise<CachedAnswer | null>
  /** @param isStill asked right before it is written: a session may end at any moment */
  store(session: string, question: string, answer: unknown, isStill: () => boolean): Promise<void>
  forget(question: string): Promise<void>
  /** Forgets every answer that names a thing, as what is asked or in what was answered, and the pictures in such answers. */
  forgetAbout(id: string): Promise<void>
  /** The questions that have an answer, the one that came last first. */
  questions(): Promise<readonly string[]>
  close(): void
}

const openDatabase = (): Promise<IDBPDatabase<Tables>> =>
  openDB<Tables>(answersDatabaseName, shape, {
    upgrade(fresh) {
      for (const name of fresh.objectStoreNames) fresh.deleteObjectStore(name)
      fresh.createObjectStore('answers', { keyPath: 'question' }).createIndex('at', 'at')
    },
    // It is being wiped, or a newer release has come.
    blocking: (_current, _wanted, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })

async function forgetOldest(database: IDBPDatabase<Tables>): Promise<void> {
  const { store, done } = database.transaction('answers', 'readwrite')
  const oldest = await store.index('at').getAllKeys(null, forgottenTogether)
  await Promise.all([...oldest.map((question) => store.delete(question)), done])
}

/** Opens the answers of this device. @throws when the browser stores nothing for this page */
export async function openCachedAnswers(): Promise<CachedAnswers> {
  const database = await openDatabase()
  const known = new KnownQuestions(lastWrite(answersDatabaseName), () => database.getAllKeys('answers'))
  let count: number | null = null
  // A worker stores answers while nobody looks.
  const forgetKnown = () => known.forget()
  globalThis.document?.addEventListener('visibilitychange', forgetKnown)

  return {
    async read(session, question) {
      if (known.isMissing(question)) return null
      const value = await database.get('answers', question)
      void known.learn().catch(() => {})
      const parsed = record.safeParse(value)
      if (!parsed.success || parsed.data.session !== session) return null
      return { at: parsed.data.at, answer: JSON.parse(parsed.data.text) }
    },
    async store(session, question, answer, isStill) {
      const text = JSON.stringify(answer)
      if (text.length > maxAnswerLength || !isStill()) return
      count = 1 + (count ?? (await database.count('answers')))
      if (!isStill()) return
      await database.put('answers', { question, session, at: new Date().toISOString(), text })
      // The end of the session has wiped the note already.
      if (!isStill()) return
      known.noteStored(question)
      if (count <= maxAnswers) return
      await forgetOldest(database)
      count = null
    },
    async forget(question) {
      await database.delete('answers', question)
      count = null
    },
    async forgetAbout(id) {
      const pictures: string[] = []
      const { store, done } = database.transaction('answers', 'readwrite')
      for (let cursor = await store.openCursor(); cursor; cursor = await cursor.continue()) {
        const { data } = record.safeParse(cursor.value)
        if (data && !data.question.includes(id) && !data.text.includes(id)) continue
        pictures.push(...picturesIn(data?.text ?? ''))
        await cursor.delete()
      }
      await done
      count = null
      await forgetPictures(pictures)
    },
    questions: async () =>
      z
        .array(z.string())
        .parse(await database.getAllKeysFromIndex('answers', 'at'))
        .reverse(),
    close() {
      globalThis.document?.removeEventListener('visibilitychange', forgetKnown)
      database.close()
    },
  }
}
