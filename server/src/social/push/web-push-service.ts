import type { Config } from '../../config.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import type { Outgoing } from '../../machinery/base/outgoing/outgoing.ts'
import { type PushService, takenBy } from './push-service.ts'
import { readOrMakeVapidKeys } from './vapid-keys.ts'

/** Contact address of the server's owner, which the standard requires; nobody has to answer there. */
const contactOf = ({ publicUrl, mailFrom }: Config): string => {
  if (publicUrl?.startsWith('https:')) return publicUrl
  return `mailto:${mailFrom ?? 'nobody@potluck.invalid'}`
}

/** Sends notifications by the Web Push standard: encrypted for the browser (RFC 8291), signed by this server (RFC 8292). */
export function webPushService(config: Config, database: Database, outgoing: Outgoing): PushService {
  return {
    async send({ address, p256dh, auth }, { json, topic, timeToLive }) {
      const [{ default: webPush }, keys] = await Promise.all([import('web-push'), readOrMakeVapidKeys(database)])
      const subscription = { endpoint: address, keys: { p256dh: p256dh ?? '', auth: auth ?? '' } }
      const sealed = (() => {
        try {
          return webPush.generateRequestDetails(subscription, json, {
            vapidDetails: { subject: contactOf(config), ...keys },
            TTL: timeToLive,
            topic,
            urgency: 'high',
          })
        } catch {
          return null
        }
      })()
      // These keys are invalid.
      if (!sealed) return { outcome: 'gone' }
      const headers = Object.fromEntries(Object.entries(sealed.headers).map(([name, value]) => [name, String(value)]))
      return takenBy(await outgoing.post(address, { headers, body: sealed.body ?? Buffer.alloc(0) }))
    },
  }
}
