import type { ApiClient } from '@potluck/api/client'
import { ApiError } from '@potluck/api/errors'
import { z } from 'zod'
import type { KeptAnswers } from '../offline/kept-answers.ts'
import { questionBase, questionTold } from '../offline/question.ts'
import { sessionMark } from '../offline/session-mark.ts'

/** So many answers are asked for again at most: a worker is not given long. */
const mostAskedAgain = 30

const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** The part of the API that an address below it is in: `recipes` of `recipes/by-page`. */
const partOf = (path: string): string => path.split(/[/?]/)[0] ?? ''

/** What is refused, as it is gone, stays as it was seen. @throws when there is no network any more */
function unlessAway(error: unknown): null {
  if (error instanceof ApiError && error.failure !== 'unanswered') return null
  throw error
}

export interface KeptSendings {
  /** Keeps what a change says of the thing that it changed before anybody hears that it was applied. */
  readonly api: ApiClient
  /** Asks again for what the device had kept of the things that were changed, and for the lists that they stand in. */
  readonly askAgain: () => Promise<void>
}

export interface KeepingSendings {
  readonly api: ApiClient
  readonly token: string
  readonly answers: KeptAnswers
  /** Whether the session still is on this device. */
  readonly isStill: () => boolean
}

/** Has the device keep what became of what a worker sends: the next page may be opened without a network again. */
export function keepSendings({ api, token, answers, isStill }: KeepingSendings): KeptSendings {
  const session = sessionMark(token)
  const told = new Set<string>()
  const parts = new Set<string>()
  const things = new Set<string>()

  const keep = (question: string, answer: unknown) => answers.keep(session, question, answer, isStill)

  function isTouched(question: string): boolean {
    if (told.has(question)) return false
    const named = question.match(ids)
    if (named) return named.some((id) => things.has(id))
    const [path = '', query] = question.slice(questionBase.length).split('?')
    return parts.has(partOf(path)) && !new URLSearchParams(query).has('query')
  }

  async function askAgain(): Promise<void> {
    const questions = (await answers.questions()).filter(isTouched).slice(0, mostAskedAgain)
    const call = { method: 'GET', summary: '', access: 'member', response: z.unknown(), errors: [] } as const
    for (const question of questions) {
      if (!isStill()) return
      const path = question.slice(questionBase.length)
      const answered = await api.call({ ...call, path }, {}, { silent: true }).catch(unlessAway)
      if (answered) await keep(question, answered.data)
    }
  }

  return {
    api: {
      async call(endpoint, input, options) {
        const result = await api.call(endpoint, input, options)
        parts.add(partOf(endpoint.path))
        for (const id of JSON.stringify(input).match(ids) ?? []) things.add(id)
        const question = questionTold(endpoint, result.data)
        if (question !== null) {
          told.add(question)
          await keep(question, result.data).catch(() => {})
        }
        return result
      },
    },
    askAgain: () => askAgain().catch(() => {}),
  }
}
