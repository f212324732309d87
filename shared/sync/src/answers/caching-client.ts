import type { ApiClient, ApiResult, CallOptions } from '@potluck/api/client'
import type { CallInput, CallOutput, Endpoint } from '@potluck/api/endpoint'
import { ApiError } from '@potluck/api/errors'
import { type DeviceAnswerSettings, DeviceAnswers } from './device-answers.ts'
import { LateAnswers } from './late-answers.ts'
import { answeredQuestion, type Question, questionKey, questionName } from './question.ts'
import { isAway, type PresenceSettings, ServerPresence } from './server-presence.ts'

/** Timeout after which a silent server counts as away while the device has an answer. A server known to be away is not waited for. Milliseconds. */
const timeoutMs = 4_000

/** Timeout for a server known to be away when the device has no answer. Milliseconds. */
const timeoutWhileAwayMs = 1_000

/** Delay before the server is checked after the offline book answered: the answer is displayed first. Milliseconds. */
const lookAfterMs = 300

export type CachingSettings = PresenceSettings & DeviceAnswerSettings

/** The result of a promise; null when it takes longer than the timeout, in milliseconds. */
async function within<T>(ms: number, coming: Promise<T>): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), ms)
  try {
    return await Promise.race([coming, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * A client that returns the last good answer while the server does not answer, for endpoints that are `cached`. It knows
 * whether there is a server.
 */
export function createCachingClient(client: ApiClient, settings: CachingSettings): ApiClient {
  const caching = new CachingClient(client, settings)
  return { call: (endpoint, input, options) => caching.call(endpoint, input, options) }
}

class CachingClient {
  readonly #client: ApiClient
  readonly #token: () => string | null
  readonly #server: ServerPresence
  readonly #device: DeviceAnswers
  readonly #late = new LateAnswers()

  constructor(client: ApiClient, settings: CachingSettings) {
    this.#client = client
    this.#token = settings.token
    this.#server = new ServerPresence(settings)
    this.#device = new DeviceAnswers(settings)
  }

  async call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: CallOptions,
  ): Promise<ApiResult<CallOutput<E>>> {
    const session = this.#token()
    const send = () => this.#server.observe(this.#client.call(endpoint, input, options))
    if (session === null) return send()
    if (!endpoint.cached) {
      const result = await send()
      // Before the change that it answers is let go of.
      await this.#storeChangedAnswer(endpoint, session, result.data)
      return result
    }
    const key = questionKey(endpoint, input)
    const ask = async () => {
      const result = await send().catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) void this.#device.forget(session, key).catch(() => {})
        throw error
      })
      void this.#device.store(session, key, result.data).catch(() => {})
      return result
    }
    const question = { endpoint, input, session, key, ask }
    return this.#late.take(question) ?? (await this.#answerByBook(question)) ?? this.#answer(question)
  }

  /** The server's answer, or the device's when the server gives none. @throws {ApiError} when neither has one */
  async #answer<E extends Endpoint>(question: Question<E>): Promise<ApiResult<CallOutput<E>>> {
    const wasAway = this.#server.isAway
    const answered = question.ask()
    try {
      const first = await within(wasAway ? 0 : timeoutMs, answered)
      if (first) return first
    } catch (error) {
      const cached = isAway(error) ? await this.#answerOfDevice(question) : null
      if (cached) return cached
      throw error
    }
    const cached = await this.#answerOfDevice(question)
    const second = cached ?? (await (wasAway ? within(timeoutWhileAwayMs, answered) : answered))
    if (cached || !second) this.#late.expect(question.key, answered)
    if (second) return second
    throw new ApiError(0, null)
  }

  /** The answer of the offline book while the server is known to be away. The server is checked now and then afterwards. */
  async #answerByBook<E extends Endpoint>(question: Question<E>): Promise<ApiResult<CallOutput<E>> | null> {
    if (!this.#server.isAway) return null
    const answer = await this.#answerOfDevice(question, true)
    if (answer && this.#server.isDue()) setTimeout(() => this.#late.expect(question.key, question.ask()), lookAfterMs)
    return answer
  }

  async #answerOfDevice<E extends Endpoint>(
    question: Question<E>,
    onlyOfBook = false,
  ): Promise<ApiResult<CallOutput<E>> | null> {
    const answer = await this.#device.read(question)
    if (!answer || (onlyOfBook && !answer.isOfBook)) return null
    this.#server.noteShown(questionName(question.endpoint), answer.at)
    return answer.result
  }

  /** Caches the thing that a change returned, so that it is there offline though no screen asked for it. */
  async #storeChangedAnswer(endpoint: Endpoint, session: string, answer: unknown): Promise<void> {
    const key = answeredQuestion(endpoint, answer)
    if (key !== null) await this.#device.store(session, key, answer).catch(() => {})
  }
}
