import { type Account, getAccount } from '@potluck/api/account'
import { type ApiClient, createApiClient } from '@potluck/api/client'
import { ApiError } from '@potluck/api/errors'
import { createBus } from '@potluck/platform/bus'
import { createStore } from '@potluck/platform/store'
import { type CachedAnswers, openCachedAnswers } from '../answers/cached-answers.ts'
import { answeredQuestion } from '../answers/question.ts'
import { type Refetching, refetchAnswers } from '../answers/refetch-answers.ts'
import { sessionKey } from '../device/session-key.ts'
import { createChangeQueue } from '../queue/change-queue.ts'
import { collectApplied } from '../queue/collect-applied.ts'
import { runQueue } from '../queue/run-queue.ts'
import { readSendingSession } from './sending-session.ts'

/** The parts of a service worker that sending uses. */
export interface SendingWorker {
  readonly caches: Pick<CacheStorage, 'has' | 'open'>
  readonly locks: LockManager | undefined
  readonly fetch: (address: Request | string, options?: RequestInit) => Promise<Response>
  /** Whether a window of the product is looked at, which sends by itself. */
  readonly hasSeenWindow: () => Promise<boolean>
}

/** The account of the session; null when it has ended. @throws {ApiError} without a server */
async function accountOf(api: ApiClient): Promise<Account | null> {
  try {
    return (await api.call(getAccount, {}, { silent: true })).data
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** Asks for the account again while there is a network and time. @param patienceMs milliseconds */
async function accountWithin(patienceMs: number, api: ApiClient): Promise<Account | null> {
  const until = Date.now() + patienceMs
  for (let pauseMs = 1_000; ; pauseMs *= 2) {
    try {
      return await accountOf(api)
    } catch (error) {
      if (!navigator.onLine || Date.now() + pauseMs > until) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

/** How long a window that is being closed still counts as visible, milliseconds. */
const closesWithinMs = 2_000

/** Time in which a worker sends failed changes again, milliseconds. The browser may wake it again only minutes later. */
const sendAgainMs = 20_000

/** Whether a window is there to send: one that is being closed is not. */
async function isLookedAt({ hasSeenWindow }: SendingWorker): Promise<boolean> {
  if (!(await hasSeenWindow())) return false
  await new Promise((resolve) => setTimeout(resolve, closesWithinMs))
  return hasSeenWindow()
}

/** A client that stores what a change says of the thing that it changed, before anybody is notified that it was applied. */
const storingChangedAnswers = (answers: CachedAnswers, { api, token, isStill }: Refetching): ApiClient => ({
  async call(endpoint, input, options) {
    const result = await api.call(endpoint, input, options)
    const question = answeredQuestion(endpoint, result.data)
    if (question !== null) await answers.store(sessionKey(token), question, result.data, isStill).catch(() => {})
    return result
  },
})

interface Sending {
  readonly api: ApiClient
  readonly account: Account
  readonly token: string
  readonly locks: LockManager | undefined
  readonly patienceMs: number
}

/** An error in the worker happens in the next page as well, which reports it. */
const ignore = () => {}

/** Runs the queue of this device to its end, and stores what became of the changes. @returns how many wait; 0 where the session has ended */
async function sendAll({ api, account, token, locks, patienceMs }: Sending): Promise<number> {
  const answers = await openCachedAnswers().catch(() => null)
  const queue = createChangeQueue()
  let isEnded = false
  const session = { api, token, isStill: () => !isEnded }
  const bus = createBus(ignore)
  const applied = collectApplied(queue, bus)
  const { stop, settled } = runQueue({
    queue,
    api: answers ? storingChangedAnswers(answers, session) : api,
    bus,
    session: createStore({ account }),
    storage: null,
    owner: () => account.id,
    requireLogin() {
      isEnded = true
    },
    notifyRefused: null,
    // Wiped from the device: the session ended there, and nothing of it is to be sent.
    deviceFailed() {
      isEnded = true
      stop()
    },
    reportError: ignore,
    locks,
  })
  await settled(patienceMs)
  await refetchAnswers(applied.take(), session).catch(ignore)
  stop()
  answers?.close()
  return isEnded ? 0 : queue.get().queued.filter(({ refusal }) => refusal === null).length
}

/**
 * Sends what waits on this device, as a page does, unless one is looked at, which does so by itself.
 * @param patienceMs time in which failed changes are sent again, milliseconds
 * @throws when something still waits and may be tried again: the browser then does, later
 */
export async function sendChanges(worker: SendingWorker, patienceMs = sendAgainMs): Promise<void> {
  if (await isLookedAt(worker)) return
  const session = await readSendingSession(worker.caches)
  if (!session) return
  const { token, apiBase } = session
  const api = createApiClient({
    base: apiBase,
    token: () => token,
    fetch: (input, init) => worker.fetch(input instanceof URL ? input.href : input, init),
  })
  const account = await accountWithin(patienceMs, api)
  if (!account) return
  const waiting = await sendAll({ api, account, token, locks: worker.locks, patienceMs })
  if (waiting > 0) throw new Error(`${waiting} changes wait`)
}
