import type { FastifyInstance } from 'fastify'
import { OutgoingError } from '../machinery/outgoing/outgoing-error.ts'
import type { Services } from '../machinery/services.ts'
import { type Device, dropDevice, noteTaken } from './devices.ts'
import { fcmService } from './fcm-service.ts'
import type { Firebase } from './firebase.ts'
import { isStillDue } from './is-still-due.ts'
import type { PushService, Taken } from './push-service.ts'
import { claimDue, type DueNotice, endNotice, nextDue, postpone } from './queue.ts'
import { webPushService } from './web-push-service.ts'

export interface PushOptions {
  /** Whoever looks at it meanwhile is not rung, milliseconds. */
  readonly graceMs?: number
  /** The first pause before a notice is sent again, milliseconds; each further one is four times as long. */
  readonly retryMs?: number
  /** Where FCM is, ending in a slash. */
  readonly fcm?: string
}

/** A page that is open shows a message within seconds, and marks it as read. */
const standardGraceMs = 5_000
const standardRetryMs = 30_000
const maxAttempts = 6
/** How many are sent at once in this process. */
const atOnce = 8
/** What another process has left behind is looked for this often, milliseconds. */
const lookEveryMs = 60_000
/** Longer than a day no service is waited for: by then the notice is old. */
const longestPauseMs = 24 * 3_600_000

/** Sends what waits to be sent, as long as the app runs. */
export function sendNotices(
  app: FastifyInstance,
  { config, database, outgoing, push }: Services,
  firebase: Firebase | null,
  { graceMs = standardGraceMs, retryMs = standardRetryMs, fcm = 'https://fcm.googleapis.com/' }: PushOptions = {},
): void {
  const services: Readonly<Record<Device['service'], PushService | null>> = {
    web: webPushService(config, database, outgoing),
    fcm: firebase && fcmService(firebase, outgoing, fcm),
  }
  let stopped = false
  let looking: Promise<void> | null = null
  let lookAgain = false
  let timer: NodeJS.Timeout | undefined

  async function hand(device: Device, notice: DueNotice): Promise<Taken> {
    const timeToLive = Math.max(0, Math.round((Date.parse(notice.expiresAt) - Date.now()) / 1_000))
    const json = JSON.stringify({
      ...JSON.parse(notice.payload),
      ...(device.language && { language: device.language }),
    })
    try {
      const service = services[device.service]
      return service
        ? await service.send(device, { json, topic: notice.topic.slice(0, 32), timeToLive })
        : { outcome: 'gone' }
    } catch (error) {
      if (!(error instanceof OutgoingError)) app.log.warn({ err: error }, 'a push service could not be spoken to')
      return { outcome: 'later', afterMs: null }
    }
  }

  async function send(notice: DueNotice): Promise<void> {
    const device = await database.db
      .selectFrom('pushDevices')
      .innerJoin('sessions', 'sessions.id', 'pushDevices.sessionId')
      .selectAll('pushDevices')
      .where('pushDevices.id', '=', notice.deviceId)
      .executeTakeFirst()
    if (!device || !(await isStillDue(database, { ...notice, userId: device.userId })))
      return endNotice(database, notice)
    const taken = await hand(device, notice)
    if (taken.outcome === 'gone') return dropDevice(database, device)
    if (taken.outcome === 'later' && notice.attempts + 1 < maxAttempts) {
      const pause = Math.max(taken.afterMs ?? 0, retryMs * 4 ** notice.attempts)
      return postpone(database, notice, Math.min(pause, longestPauseMs))
    }
    await noteTaken(database, device, taken.outcome === 'taken')
    await endNotice(database, notice)
  }

  async function look(): Promise<void> {
    for (;;) {
      const due = stopped ? [] : await claimDue(database, graceMs, atOnce)
      if (due.length === 0) return
      await Promise.all(due.map((notice) => send(notice)))
    }
  }

  async function lookNext(): Promise<void> {
    await look()
    const next = await nextDue(database)
    const pause = next === null ? lookEveryMs : Math.max(0, next + graceMs - Date.now() + 1)
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(wake, Math.min(pause, lookEveryMs)).unref()
  }

  function wake(): void {
    lookAgain = true
    if (looking || stopped) return
    lookAgain = false
    looking = lookNext()
      .catch((error: unknown) => {
        app.log.error({ err: error }, 'notices could not be sent')
        timer = setTimeout(wake, lookEveryMs).unref()
      })
      .finally(() => {
        looking = null
        if (lookAgain) wake()
      })
  }

  push.onQueued(wake)
  app.addHook('onReady', async () => wake())
  app.addHook('onClose', async () => {
    stopped = true
    clearTimeout(timer)
    await push.settled()
    await looking
  })
}
