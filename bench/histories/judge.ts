import { setTimeout as sleep } from 'node:timers/promises'
import { ApiError } from '@potluck/api/errors'
import { referenceHeader } from '@potluck/api/idempotency'
import type { NewChange } from '@potluck/platform/new-change'
import { applied, type BookState, emptyBook } from './book-model.ts'

/** The result of a change on the server. */
export interface Judgement {
  readonly reference: string
  readonly isApplied: boolean
}

/** A change and the person who made it. */
export interface MadeChange {
  readonly change: NewChange
  readonly person: number
}

/** Far longer than a server takes to start again on a busy machine, milliseconds. */
const maxDownMs = 180_000

/** How often it is asked meanwhile, milliseconds. */
const askedEveryMs = 50

/** Asks until there is an answer, whoever hung up meanwhile: servers are killed. @param broke called for each try without one */
export const untilAnswered =
  (server: typeof fetch, broke: (error: unknown) => void = () => {}): typeof fetch =>
  async (input, { signal: _signal, ...init } = {}) => {
    const until = performance.now() + maxDownMs
    for (;;) {
      try {
        return await server(input, init)
      } catch (error) {
        if (performance.now() > until) throw error
        broke(error)
        await sleep(askedEveryMs)
      }
    }
  }

/** Reads again where there was no answer in time. */
export async function untilRead<T>(read: () => Promise<T>, until = performance.now() + maxDownMs): Promise<T> {
  return read().catch(async (error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 0 || performance.now() > until) throw error
    await sleep(askedEveryMs)
    return untilRead(read, until)
  })
}

/** The server as devices reach it: one request at a time, so that the order in which it judged changes is known. */
export interface Judge {
  readonly fetch: typeof fetch
  /** What it made of each change for the first time, and every refusal, in its order. */
  readonly judged: readonly Judgement[]
  /** Does something while no other request is under way. */
  inTurn<T>(step: () => Promise<T>): Promise<T>
}

/**
 * Each request goes to its end, whoever hung up: what a killed server made of it is found out by asking the next one, and the
 * device has lost the answer.
 */
export function createJudge(server: typeof fetch): Judge {
  const judged: Judgement[] = []
  let turn: Promise<unknown> = Promise.resolve()

  function inTurn<T>(step: () => Promise<T>): Promise<T> {
    const done = turn.then(step)
    turn = done.catch(() => {})
    return done
  }

  async function send(input: Parameters<typeof fetch>[0], init: RequestInit) {
    const errors: unknown[] = []
    const answer = await untilAnswered(server, (error) => errors.push(error))(input, init)
    const reference = new Headers(init.headers).get(referenceHeader)
    if (reference !== null && answer.status < 500) {
      const known = judged.some((one) => one.reference === reference && one.isApplied)
      if (!known) judged.push({ reference, isApplied: answer.ok })
    }
    if (errors.length > 0) throw errors[0]
    return answer
  }

  return { judged, inTurn, fetch: (input, init = {}) => inTurn(() => send(input, init)) }
}

/**
 * The book of a model after what a server judged.
 * @throws when the server applied what the model refuses, or the other way round
 */
export function bookAfter(judged: readonly Judgement[], made: readonly MadeChange[]): BookState {
  let book = emptyBook
  for (const { reference, isApplied } of judged) {
    const found = made.find(({ change }) => change.reference === reference)
    const next = found ? applied(book, found.change, found.person) : null
    if ((next !== null) !== isApplied)
      throw new Error(`${found?.change.endpoint} was ${isApplied ? 'applied' : 'refused'}`)
    book = next ?? book
  }
  return book
}
