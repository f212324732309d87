import type { ApiClient } from '@potluck/api/client'
import { ApiError } from '@potluck/api/errors'
import type { NewChange } from '@potluck/platform/new-change'
import { z } from 'zod'
import { sessionKey } from '../device/session-key.ts'
import { openCachedAnswers } from './cached-answers.ts'
import { questionBase } from './question.ts'

/** A worker is not given long. */
const maxQuestions = 30

const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** The fields of a change that say what it changed. */
export type SentChange = Pick<NewChange, 'endpoint' | 'input'>

/** The part of the API that an address below it is in: `recipes` of `recipes/by-page`. */
const partOf = (path: string): string => path.split(/[/?]/)[0] ?? ''

/** Selects the questions whose answers changes may have changed: of the things that they name, and lists of such things. */
function touchedBy(changes: readonly SentChange[]): (question: string) => boolean {
  const parts = new Set(changes.map(({ endpoint }) => partOf(endpoint.replace(/^\w+ /, ''))))
  const things = new Set(changes.flatMap(({ input }) => JSON.stringify(input).match(ids) ?? []))
  return (question) => {
    const named = question.match(ids)
    if (named) return named.some((id) => things.has(id))
    const [path = '', query] = question.slice(questionBase.length).split('?')
    return parts.has(partOf(path)) && !new URLSearchParams(query).has('query')
  }
}

/** An answer that the server refuses, because the thing was deleted, stays as it was cached. @throws when the network is lost */
function unlessAway(error: unknown): null {
  if (error instanceof ApiError && error.failure !== 'unanswered') return null
  throw error
}

export interface Refetching {
  readonly api: ApiClient
  readonly token: string
  /** Whether the session still is on this device. */
  readonly isStill: () => boolean
}

/**
 * Stores what became of changes that were sent: asks again for the cached answers about the things that they changed, and about the
 * lists that those stand in, the last that was read first. Without a network again, a screen would show them without the changes.
 */
export async function refetchAnswers(
  changes: readonly SentChange[],
  { api, token, isStill }: Refetching,
): Promise<void> {
  if (changes.length === 0 || !isStill()) return
  const answers = await openCachedAnswers()
  const call = { method: 'GET', summary: '', access: 'member', response: z.unknown(), errors: [] } as const
  try {
    const questions = (await answers.questions()).filter(touchedBy(changes)).slice(0, maxQuestions)
    for (const question of questions) {
      if (!isStill()) return
      const path = question.slice(questionBase.length)
      const answered = await api.call({ ...call, path }, {}, { silent: true }).catch(unlessAway)
      if (answered) await answers.store(sessionKey(token), question, answered.data, isStill)
    }
  } finally {
    answers.close()
  }
}
