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

/** The server as devices reach it: one request at a time, so that the order in which it judged changes is known. */
export interface Judge {
  readonly fetch: typeof fetch
  /** What it made of each change for the first time, and every refusal, in its order. */
  readonly judged: readonly Judgement[]
  /** Does something while no other request is under way. */
  inTurn<T>(step: () => Promise<T>): Promise<T>
}

/** Each request goes to its end, whoever hung up. */
export function createJudge(server: typeof fetch): Judge {
  const judged: Judgement[] = []
  let turn: Promise<unknown> = Promise.resolve()

  function inTurn<T>(step: () => Promise<T>): Promise<T> {
    const done = turn.then(step)
    turn = done.catch(() => {})
    return done
  }

  async function send(input: Parameters<typeof fetch>[0], { signal: _signal, ...init }: RequestInit) {
    const answer = await server(input, init)
    const reference = new Headers(init.headers).get(referenceHeader)
    if (reference !== null && answer.status < 500) {
      const known = judged.some((one) => one.reference === reference && one.isApplied)
      if (!known) judged.push({ reference, isApplied: answer.ok })
    }
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
