import type { ApiClient, ApiResult } from '@potluck/api/client'
import type { CallInput, CallOutput, Endpoint } from '@potluck/api/endpoint'
import { ApiError } from '@potluck/api/errors'
import type { Store } from '@potluck/platform/store'
import type { KeptBook } from './book/kept-book.ts'
import type { Connection } from './connection.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { questionOf, questionTold } from './question.ts'
import { sessionMark } from './session-mark.ts'

/** A server that says nothing for so long is away, while there is a kept answer; one that is known to be is not waited for. Milliseconds. */
const patience = 4_000

/** One that is known to be away has so long to show that it is back, where there is no kept answer. Milliseconds. */
const patienceWithAway = 1_000

/** A server that was away just now is not asked again with each letter that the copy of the book answers. Milliseconds. */
const leftAloneFor = 2_000

/** Whether it is back is looked for so long after the copy answered, when the answer is on the screen. Milliseconds. */
const behind = 300

export interface Keeping {
  readonly token: () => string | null
  readonly connection: Store<Connection>
  /** The path that is shown now. */
  readonly path: () => string
  /** Opens what the device keeps; asked once for each session. */
  readonly openAnswers: () => Promise<KeptAnswers>
  /** The copy of the whole book, for who wants one; null where there is none. */
  readonly book: () => Promise<KeptBook | null>
  /** There is a server again. @param given names (`GET recipes/:id`) of the questions that kept answers were given to */
  readonly returned: (given: ReadonlySet<string>) => void
}

/** No network, no server, or a proxy that speaks for one that is away. */
export const isAway = (error: unknown): boolean =>
  error instanceof ApiError && (error.failure === 'unanswered' || (error.status >= 502 && error.status <= 504))

/** What came after a kept answer was given is good for the question that is asked again because of that. Milliseconds. */
const goodFor = 5_000

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`

/** An answer that was put away, as the endpoint says it is. @throws when it is of another shape */
function resultOf<E extends Endpoint>(endpoint: E, answer: unknown): ApiResult<CallOutput<E>> {
  if (endpoint.response === 'file') throw new Error('files are not kept')
  const data = endpoint.response.parse(answer)
  return { success: true, status: endpoint.status ?? 200, data: data as CallOutput<E> }
}

/** What comes within some milliseconds; null when it takes longer. */
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
 * A client that gives the last good answer where no server gives one, for what says of itself that it is `kept`; and
 * that knows whether there is a server.
 */
export function createKeepingClient(client: ApiClient, keeping: Keeping): ApiClient {
  const { token, connection, path, openAnswers, book, returned } = keeping
  const given = new Set<string>()
  const cameLate = new Map<string, { readonly at: number; readonly answer: unknown }>()
  let missedAt = 0
  let opened: { readonly token: string; readonly answers: Promise<KeptAnswers | null> } | null = null

  /** What the device keeps; null where it keeps nothing. */
  function answersOf(session: string): Promise<KeptAnswers | null> {
    if (opened?.token !== session) {
      void opened?.answers.then((answers) => answers?.close())
      opened = { token: session, answers: openAnswers().catch(() => null) }
    }
    return opened.answers
  }

  function heard(): void {
    if (!connection.get().away) return
    connection.set({ away: false, shown: null })
    const names = new Set(given)
    given.clear()
    // Whoever asks again finds the answer that this was.
    setTimeout(() => returned(names))
  }

  function missed(): void {
    missedAt = Date.now()
    if (!connection.get().away) connection.set({ ...connection.get(), away: true })
  }

  async function observed<T>(answer: Promise<T>): Promise<T> {
    try {
      const result = await answer
      heard()
      return result
    } catch (error) {
      if (isAway(error)) missed()
      else if (error instanceof ApiError) heard()
      throw error
    }
  }

  async function keep(session: string, question: string, data: unknown): Promise<void> {
    const answers = await answersOf(session)
    await answers?.keep(sessionMark(session), question, data, () => token() === session)
  }

  /**
   * What the device has to say: what the copy of the book says, but where the question was asked since that changed last.
   */
  async function kept<E extends Endpoint>(endpoint: E, input: CallInput<E>, session: string, question: string) {
    const reading = answersOf(session).then((answers) => answers?.read(sessionMark(session), question))
    const seenAt = reading.then(
      (seen) => seen?.at,
      () => undefined,
    )
    const [seen, copied] = await Promise.all([reading, book().then((copy) => copy?.answer(endpoint, input, seenAt))])
    if (copied)
      return {
        at: copied.at,
        isOfBook: true,
        result: { success: true, status: 200, data: copied.answer as CallOutput<E> } as const,
      }
    return seen ? { at: seen.at, isOfBook: false, result: resultOf(endpoint, seen.answer) } : null
  }

  async function keptAnswer<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    session: string,
    question: string,
    onlyOfBook = false,
  ): Promise<ApiResult<CallOutput<E>> | null> {
    try {
      const found = await kept(endpoint, input, session, question)
      if (!found || token() !== session || (onlyOfBook && !found.isOfBook)) return null
      given.add(nameOf(endpoint))
      const shown = connection.get().shown
      const here = path()
      const from = shown?.path === here && shown.from < found.at ? shown.from : found.at
      // With each letter of a search nothing of it changes.
      if (!connection.get().away || shown?.path !== here || shown.from !== from) {
        connection.set({ away: true, shown: { path: here, from } })
      }
      return found.result
    } catch {
      // Nothing that can be read.
      return null
    }
  }

  /** The answer that came too late for the one who asked first, once. */
  function lateAnswer<E extends Endpoint>(endpoint: E, question: string): ApiResult<CallOutput<E>> | null {
    const came = cameLate.get(question)
    cameLate.delete(question)
    return came && Date.now() - came.at < goodFor ? resultOf(endpoint, came.answer) : null
  }

  /** What the copy of the book answers while the server is known to be away; that is asked now and then, behind the answer. */
  async function answeredByBook<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    session: string,
    question: string,
    ask: () => Promise<ApiResult<CallOutput<E>>>,
  ): Promise<ApiResult<CallOutput<E>> | null> {
    if (!connection.get().away) return null
    const answer = await keptAnswer(endpoint, input, session, question, true)
    if (answer && Date.now() > missedAt + leftAloneFor) {
      missedAt = Date.now()
      setTimeout(() => letComeLate(question, ask()), behind)
    }
    return answer
  }

  /** Nobody waits for it any more. Should it come, it is not asked for a second time. */
  function letComeLate<E extends Endpoint>(question: string, answered: Promise<ApiResult<CallOutput<E>>>): void {
    answered.then(
      ({ data }) => cameLate.set(question, { at: Date.now(), answer: data }),
      () => {},
    )
  }

  async function callKept<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    session: string,
    question: string,
    ask: () => Promise<ApiResult<CallOutput<E>>>,
  ): Promise<ApiResult<CallOutput<E>>> {
    const ofBook = await answeredByBook(endpoint, input, session, question, askAndKeep)
    if (ofBook) return ofBook
    const isKnownAway = connection.get().away
    const answered = askAndKeep()
    try {
      const first = await within(isKnownAway ? 0 : patience, answered)
      if (first) return first
    } catch (error) {
      const kept = isAway(error) ? await keptAnswer(endpoint, input, session, question) : null
      if (kept) return kept
      throw error
    }
    const kept = await keptAnswer(endpoint, input, session, question)
    const second = kept ?? (await (isKnownAway ? within(patienceWithAway, answered) : answered))
    if (kept || !second) letComeLate(question, answered)
    if (second) return second
    throw new ApiError(0, null)

    async function askAndKeep(): Promise<ApiResult<CallOutput<E>>> {
      const result = await ask()
      void keep(session, question, result.data).catch(() => {})
      return result
    }
  }

  /** What was saved is as the server answered, also where nobody asks for it before the connection is gone again. */
  async function keepTold(endpoint: Endpoint, session: string, answer: unknown): Promise<void> {
    const question = questionTold(endpoint, answer)
    if (question !== null) await keep(session, question, answer).catch(() => {})
  }

  addEventListener('offline', missed)

  return {
    async call(endpoint, input, options) {
      const session = token()
      if (session === null) return observed(client.call(endpoint, input, options))
      if (!endpoint.kept) {
        const result = await observed(client.call(endpoint, input, options))
        // Before the change is let go of that it came of.
        await keepTold(endpoint, session, result.data)
        return result
      }
      const question = questionOf(endpoint, input)
      const late = lateAnswer(endpoint, question)
      const ask = () => observed(client.call(endpoint, input, options))
      return late ?? callKept(endpoint, input, session, question, ask)
    },
  }
}
