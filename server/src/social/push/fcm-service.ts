import { z } from 'zod'
import type { Outgoing } from '../../machinery/base/outgoing/outgoing.ts'
import type { Firebase } from './firebase.ts'
import { type PushService, type Taken, takenBy } from './push-service.ts'

const scope = 'https://www.googleapis.com/auth/firebase.messaging'

/** How long the OAuth assertion of this server is valid, seconds. */
const proofSeconds = 3_600

const grant = z.object({ access_token: z.string(), expires_in: z.number() })

const errorAnswer = z.object({
  error: z.object({ details: z.array(z.looseObject({ errorCode: z.string().optional() })).default([]) }),
})

interface Access {
  readonly token: string
  /** Milliseconds since 1970. */
  readonly until: number
}

/** The error code of FCM, such as `UNREGISTERED`, or null. */
function codeOf(body: Buffer): string | null {
  try {
    const { error } = errorAnswer.parse(JSON.parse(body.toString('utf8')))
    return error.details.find(({ errorCode }) => errorCode !== undefined)?.errorCode ?? null
  } catch {
    return null
  }
}

/** The part of a payload for a service that can read it: without names. */
function unnamed(json: string): Record<string, string> {
  const { name: _withheld, ...said } = z.record(z.string(), z.string()).parse(JSON.parse(json))
  return said
}

/**
 * Sends notifications through Firebase Cloud Messaging (HTTP v1) with a service account (OAuth 2).
 * @param address of FCM, with a trailing slash
 */
export function fcmService({ account }: Firebase, outgoing: Outgoing, address: string): PushService {
  let access: Access | null = null

  async function askForAccess(): Promise<Access> {
    const { importPKCS8, SignJWT } = await import('jose')
    const key = await importPKCS8(account.private_key, 'RS256')
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(account.client_email)
      .setAudience(account.token_uri)
      .setIssuedAt()
      .setExpirationTime(`${proofSeconds}s`)
      .sign(key)
    const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion })
    const answer = await outgoing.post(account.token_uri, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: Buffer.from(body.toString()),
    })
    if (answer.status !== 200) throw new Error(`Firebase gives no access: it answers ${answer.status}`)
    const { access_token: token, expires_in: seconds } = grant.parse(JSON.parse(answer.body.toString('utf8')))
    return { token, until: Date.now() + (seconds - 60) * 1_000 }
  }

  return {
    async send(device, { json, topic, timeToLive }): Promise<Taken> {
      if (!access || access.until <= Date.now()) access = await askForAccess()
      const webpush = { headers: { TTL: String(timeToLive), Urgency: 'high', Topic: topic } }
      const answer = await outgoing.post(`${address}v1/projects/${account.project_id}/messages:send`, {
        headers: { 'content-type': 'application/json', authorization: `Bearer ${access.token}` },
        body: Buffer.from(JSON.stringify({ message: { token: device.address, data: unnamed(json), webpush } })),
      })
      const code = codeOf(answer.body)
      if (code === 'UNREGISTERED' || code === 'SENDER_ID_MISMATCH') return { outcome: 'gone' }
      // A 404 without an error code means the project, not the device.
      if (answer.status === 404) return { outcome: 'refused' }
      if (answer.status === 401) {
        access = null
        return { outcome: 'later', afterMs: null }
      }
      return takenBy(answer)
    },
  }
}
