import { type Account, getAccount } from '@potluck/api/account'
import { type ApiClient, createApiClient } from '@potluck/api/client'
import { ApiError } from '@potluck/api/errors'
import { createBus } from '@potluck/platform/bus'
import { createStore } from '@potluck/platform/store'
import { collectApplied } from '../changes/applied-changes.ts'
import { type AskingAgain, askAgain } from '../changes/ask-again.ts'
import { keepChanges } from '../changes/keep-changes.ts'
import { keptSendingSession } from '../changes/sending-session.ts'
import { createChangeQueue } from '../host/change-queue.ts'
import { type KeptAnswers, openKeptAnswers } from '../offline/kept-answers.ts'
import { questionTold } from '../offline/question.ts'
import { sessionMark } from '../offline/session-mark.ts'
import { isSeen, windowsOf } from './windows.ts'
import type { WorkerScope } from './worker-scope.ts'

type Place = Pick<WorkerScope, 'clients' | 'caches' | 'navigator' | 'fetch'>

/** Whose session it is; null when it has ended. @throws {ApiError} without a server */
async function accountOf(api: ApiClient): Promise<Account | null> {
  try {
    return (await api.call(getAccount, {}, { silent: true })).data
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** A window that is being closed still counts as looked at for so long, milliseconds. */
const closesWithin = 2_000

/** Whether a window is there to send: one that is being closed is not. */
async function isLookedAt(place: Place, base: string): Promise<boolean> {
  const look = async () => (await windowsOf(place, base)).some(isSeen)
  if (!(await look())) return false
  await new Promise((resolve) => setTimeout(resolve, closesWithin))
  return look()
}

/** A client that has the device keep what a change says of the thing that it changed, before anybody hears that it was applied. */
const keepingWhatIsTold = (answers: KeptAnswers, { api, token, isStill }: AskingAgain): ApiClient => ({
  async call(endpoint, input, options) {
    const result = await api.call(endpoint, input, options)
    const question = questionTold(endpoint, result.data)
    if (question !== null) await answers.keep(sessionMark(token), question, result.data, isStill).catch(() => {})
    return result
  },
})

/**
 * Sends what waits on this device, as a page does, unless one is looked at, which does so by itself.
 * @param base address of the product
 * @throws when something still waits and may be tried again: the browser then does, later
 */
export async function sendChanges(place: Place, base: string): Promise<void> {
  if (await isLookedAt(place, base)) return
  const kept = await keptSendingSession(place.caches)
  if (!kept) return
  const api = createApiClient({
    base: kept.apiBase,
    token: () => kept.token,
    fetch: (input, init) => place.fetch(input instanceof URL ? input.href : input, init),
  })
  const account = await accountOf(api)
  if (!account) return
  const answers = await openKeptAnswers().catch(() => null)
  const queue = createChangeQueue()
  let isEnded = false
  const session = { api, token: kept.token, isStill: () => !isEnded }
  // What goes wrong here goes wrong in the next page as well, which reports it.
  const ignore = () => {}
  const bus = createBus(ignore)
  const applied = collectApplied(queue, bus)
  const { stop, settled } = keepChanges({
    queue,
    api: answers ? keepingWhatIsTold(answers, session) : api,
    bus,
    session: createStore({ account }),
    storage: null,
    owner: () => account.id,
    requireLogin() {
      isEnded = true
    },
    tellRefused: null,
    // Wiped from the device: the session ended there, and nothing of it is to be sent.
    deviceFailed() {
      isEnded = true
      stop()
    },
    reportError: ignore,
    locks: place.navigator.locks,
  })
  await settled()
  await askAgain(applied.take(), session).catch(ignore)
  stop()
  answers?.close()
  const waiting = queue.get().queued.filter(({ refusal }) => refusal === null)
  if (!isEnded && waiting.length > 0) throw new Error(`${waiting.length} changes wait`)
}
