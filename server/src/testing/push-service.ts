import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { importJWK, jwtVerify } from 'jose'
import { startForeignSite } from './foreign-site.ts'

/** A decrypted push message. */
export interface Rung {
  readonly payload: Record<string, string>
  readonly headers: IncomingMessage['headers']
}

/** A browser with a subscription at a push service. */
export interface PushBrowser {
  /** The subscription that it sends to the server. */
  readonly subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  readonly rung: readonly Rung[]
  /** Waits for this number of messages. */
  ring(times: number): Promise<readonly Rung[]>
}

/** A push service by RFC 8030, 8291 and 8292, with browsers for tests. */
export interface TestPushService {
  readonly address: string
  browser(): PushBrowser
  /** The next answer to a browser, instead of 201. */
  answerNext(status: number, headers?: Record<string, string>): void
  /** Number of requests so far. */
  readonly asked: () => number
  close(): void
}

const bytes = (part: string) => Buffer.from(part)

/** Decrypts a message for a browser (RFC 8291 over RFC 8188, one record). */
function opened(body: Buffer, own: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const senderKey = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  const info = Buffer.concat([bytes('WebPush: info\0'), own.getPublicKey(), senderKey])
  const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(senderKey), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, bytes('Content-Encoding: aes128gcm\0'), 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, bytes('Content-Encoding: nonce\0'), 12))
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

/** Whether the signature of a request is valid for its key and this service. */
async function isSigned(authorization: string | undefined, audience: string): Promise<boolean> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization ?? '') ?? []
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return false
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const known = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256')
  return jwtVerify(token, known, { audience: new URL(audience).origin }).then(
    ({ payload }) => /^(mailto|https):/.test(payload.sub ?? ''),
    () => false,
  )
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export async function startPushService(): Promise<TestPushService> {
  const receivers = new Map<string, (body: Buffer, headers: IncomingMessage['headers']) => void>()
  const answers: { status: number; headers: Record<string, string> }[] = []
  let asked = 0

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request)
    asked += 1
    const other = answers.shift()
    if (other) return void response.writeHead(other.status, other.headers).end()
    const receive = receivers.get(request.url ?? '')
    if (!receive || request.method !== 'POST') return void response.writeHead(410).end()
    if (!(await isSigned(request.headers.authorization, site.address))) return void response.writeHead(403).end()
    if (!request.headers.ttl || request.headers['content-encoding'] !== 'aes128gcm')
      return void response.writeHead(400).end()
    receive(body, request.headers)
    response.writeHead(201).end()
  }

  const site = await startForeignSite((request, response) => void answer(request, response))
  return {
    address: site.address,
    browser() {
      const own = createECDH('prime256v1')
      own.generateKeys()
      const auth = randomBytes(16)
      const path = `/${randomBytes(16).toString('hex')}`
      const rung: Rung[] = []
      receivers.set(path, (body, headers) => rung.push({ payload: JSON.parse(opened(body, own, auth)), headers }))
      return {
        subscription: {
          endpoint: site.address + path.slice(1),
          keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
        },
        rung,
        async ring(times) {
          while (rung.length < times) await pause(10)
          return rung
        },
      }
    },
    answerNext: (status, headers = {}) => void answers.push({ status, headers }),
    asked: () => asked,
    close: site.close,
  }
}
