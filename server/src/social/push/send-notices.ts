import type { FastifyInstance } from 'fastify'
import { OutgoingError } from '../../machinery/base/outgoing/outgoing-error.ts'
import { whenDue } from '../../machinery/base/when-due.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { type Device, dropDevice, noteTaken } from './devices.ts'
import { fcmService } from './fcm-service.ts'
import type { Firebase } from './firebase.ts'
import { isStillDue } from './is-still-due.ts'
import type { PushService, Taken } from './push-service.ts'
import { claimDue, type DueNotice, endNotice, nextDue, postpone } from './queue.ts'
import { webPushService } from './web-push-service.ts'

export interface PushOptions {
  /** Delay before a notification is sent, in which the receiver may see the event in the product, milliseconds. */
  readonly graceMs?: number
  /** Backoff before the first retry, milliseconds; each further pause is four times as long. */
  readonly retryMs?: number
  /** Address of FCM, with a trailing slash. */
  readonly fcm?: string
}

/** An open page displays a message within seconds and marks it as read. */
const defaultGraceMs = 5_000
const defaultRetryMs = 30_000
const maxAttempts = 6
/** Notifications that this process sends at once. */
const atOnce = 8
/** Longest pause before a retry, milliseconds: after a day a notification is too old. */
const maxPauseMs = 24 * 3_600_000

/** Sends queued notifications while the app runs. */
export function sendNotices(
  app: FastifyInstance,
  { config, database, outgoing, push }: Services,
  firebase: Firebase | null,
  { graceMs = defaultGraceMs, retryMs = defaultRetryMs, fcm = 'https://fcm.googleapis.com/' }: PushOptions = {},
): void {
  const services: Readonly<Record<Device['service'], PushService | null>> = {
    web: webPushService(config, database, outgoing),
    fcm: firebase && fcmService(firebase, outgoing, fcm),
  }

  async function deliver(device: Device, notice: DueNotice): Promise<Taken> {
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
      if (!(error instanceof OutgoingError)) app.log.warn({ err: error }, 'a push service could not be reached')
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
    const result = await deliver(device, notice)
    if (result.outcome === 'gone') return dropDevice(database, device)
    if (result.outcome === 'later' && notice.attempts + 1 < maxAttempts) {
      const pause = Math.max(result.afterMs ?? 0, retryMs * 4 ** notice.attempts)
      return postpone(database, notice, Math.min(pause, maxPauseMs))
    }
    await noteTaken(database, device, result.outcome === 'taken')
    await endNotice(database, notice)
  }

  const wake = whenDue(app, {
    name: 'sending notices',
    async step() {
      const due = await claimDue(database, graceMs, atOnce)
      await Promise.all(due.map((notice) => send(notice)))
      return due.length > 0
    },
    async next() {
      const next = await nextDue(database)
      return next === null ? null : next + graceMs
    },
    settled: () => push.settled(),
  })
  push.onQueued(wake)
}
