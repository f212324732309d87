import type { ApiResult } from '@potluck/api/client'
import type { CallOutput, Endpoint } from '@potluck/api/endpoint'
import * as z from 'zod/mini'
import type { OfflineBook } from '../book/offline-book.ts'
import { sessionKey } from '../device/session-key.ts'
import type { CachedAnswers } from './cached-answers.ts'
import { type Question, questionBase, resultOf } from './question.ts'

export interface DeviceAnswerSettings {
  /** The token of the session of this moment. */
  readonly token: () => string | null
  /** Opens the cached answers; asked once for each session. */
  readonly openAnswers: () => Promise<CachedAnswers>
  /** The offline book; null when the cook wants none or the browser stores nothing. */
  readonly book: () => Promise<OfflineBook | null>
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

const kitchens = z.object({ kitchens: z.array(z.object({ id: z.string() })) })

/** Forgets what this device knows of kitchens that the cook is in no more: they were taken out, perhaps while it was off. */
async function forgetFormerKitchens(answers: CachedAnswers, session: string, answer: unknown): Promise<void> {
  const before = kitchens.safeParse((await answers.read(session, kitchensKey))?.answer)
  const now = kitchens.safeParse(answer)
  if (!before.success || !now.success) return
  const ids = new Set(now.data.kitchens.map(({ id }) => id))
  for (const { id } of before.data.kitchens) if (!ids.has(id)) await answers.forgetAbout(id)
}

/** The cached answers and the offline book of the session. */
export class DeviceAnswers {
  readonly #settings: DeviceAnswerSettings
  #opened: { readonly session: string; readonly answers: Promise<CachedAnswers | null> } | null = null

  constructor(settings: DeviceAnswerSettings) {
    this.#settings = settings
  }

  /** Stores an answer of the server, unless the session has ended meanwhile. */
  async store(session: string, key: string, answer: unknown): Promise<void> {
    const answers = await this.#answersOf(session)
    if (answers && key === kitchensKey) await forgetFormerKitchens(answers, sessionKey(session), answer)
    await answers?.store(sessionKey(session), key, answer, () => this.#settings.token() === session)
  }

  /** Forgets what was answered to a question that has no answer any more. */
  async forget(session: string, key: string): Promise<void> {
    await (await this.#answersOf(session))?.forget(key)
  }

  /** The answer of the offline book, or the cached one if it is newer than the last change of the book. */
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
    const ofBook = this.#settings.book().then((book) => book?.answer(endpoint, input, cachedAt))
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
