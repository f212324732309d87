import type { ApiResult } from '@potluck/api/client'
import type { CallOutput, Endpoint } from '@potluck/api/endpoint'
import { roleOf } from '@potluck/api/kitchen-roles'
import * as z from 'zod/mini'
import type { KnownKitchen, OfflineBooks } from '../book/offline-books.ts'
import { forgetScreens } from '../device/forget-screens.ts'
import { sessionKey } from '../device/session-key.ts'
import type { CachedAnswers } from './cached-answers.ts'
import { type Question, questionBase, resultOf } from './question.ts'

export interface DeviceAnswerSettings {
  /** The token of the session of this moment. */
  readonly token: () => string | null
  /** Opens the cached answers; asked once for each session. */
  readonly openAnswers: () => Promise<CachedAnswers>
  /** The offline books; null when the cook wants none or the browser stores nothing. */
  readonly books: () => Promise<OfflineBooks | null>
}

/** An answer that the device gives in place of the server. */
export interface DeviceAnswer<E extends Endpoint> {
  /** The time of the answer, ISO 8601. */
  readonly at: string
  readonly isOfBook: boolean
  readonly result: ApiResult<CallOutput<E>>
}

/** The key of the question for the kitchens that the cook is in. */
const kitchensKey = `${questionBase}kitchens`

const person = z.object({ id: z.string(), name: z.string(), handle: z.nullable(z.string()) })

const kitchensAnswer = z.object({
  kitchens: z.array(
    z.object({
      id: z.string(),
      role: z.pipe(z.string(), z.transform(roleOf)),
      members: z.optional(z.array(z.object({ person }))),
    }),
  ),
})

/** The kitchens in an answer; null where it is none. */
const kitchensIn = (answer: unknown): readonly KnownKitchen[] | null =>
  kitchensAnswer.safeParse(answer).data?.kitchens ?? null

/** The kitchens that the cook was in and is in no more: they were taken out, perhaps while this device was off. */
async function formerKitchens(answers: CachedAnswers, session: string, answer: unknown): Promise<readonly string[]> {
  const before = kitchensIn((await answers.read(session, kitchensKey))?.answer)
  const now = kitchensIn(answer)
  if (!before || !now) return []
  const ids = new Set(now.map(({ id }) => id))
  return before.flatMap(({ id }) => (ids.has(id) ? [] : id))
}

/** The cached answers and the offline books of the session. */
export class DeviceAnswers {
  readonly #settings: DeviceAnswerSettings
  #opened: { readonly session: string; readonly answers: Promise<CachedAnswers | null> } | null = null

  constructor(settings: DeviceAnswerSettings) {
    this.#settings = settings
  }

  /** Stores an answer of the server, unless the session has ended meanwhile. */
  async store(session: string, key: string, answer: unknown): Promise<void> {
    const answers = await this.#answersOf(session)
    if (answers && key === kitchensKey) {
      for (const id of await formerKitchens(answers, sessionKey(session), answer)) {
        forgetScreens()
        await answers.forgetAbout(id)
        await (await this.#settings.books())?.forget(id)
      }
    }
    await answers?.store(sessionKey(session), key, answer, () => this.#settings.token() === session)
  }

  /** Forgets what was answered to a question that has no answer any more. */
  async forget(session: string, key: string): Promise<void> {
    await (await this.#answersOf(session))?.forget(key)
  }

  /** The answer of an offline book, or the cached one if it is newer than the last change of the book. */
  async read<E extends Endpoint>(question: Question<E>): Promise<DeviceAnswer<E> | null> {
    try {
      const answer = await this.#readEither(question)
      return this.#settings.token() === question.session ? answer : null
    } catch {
      // Nothing that can be read.
      return null
    }
  }

  async #readEither<E extends Endpoint>(question: Question<E>): Promise<DeviceAnswer<E> | null> {
    const { endpoint, input, session, key } = question
    const cached = this.#answersOf(session).then((answers) => answers?.read(sessionKey(session), key))
    const cachedAt = cached.then(
      (answer) => answer?.at,
      () => undefined,
    )
    const kitchens = async () => {
      const answers = await this.#answersOf(session)
      return kitchensIn((await answers?.read(sessionKey(session), kitchensKey))?.answer) ?? []
    }
    const ofBook = this.#settings
      .books()
      .then((books) => books?.answer(endpoint, input, { seenAt: cachedAt, kitchens }))
    const [seen, copied] = await Promise.all([cached, ofBook])
    if (copied) {
      const result = { success: true, status: 200, data: copied.answer as CallOutput<E> } as const
      return { at: copied.at, isOfBook: true, result }
    }
    return seen ? { at: seen.at, isOfBook: false, result: resultOf(endpoint, seen.answer) } : null
  }

  /** Null where the browser stores nothing for this page. */
  #answersOf(session: string): Promise<CachedAnswers | null> {
    if (this.#opened?.session !== session) {
      void this.#opened?.answers.then((answers) => answers?.close())
      this.#opened = { session, answers: this.#settings.openAnswers().catch(() => null) }
    }
    return this.#opened.answers
  }
}
