import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** The loopback address of the push service: the server needs permission to reach it. */
export const pushNetwork = '127.0.0.2'

export interface PushService {
  /** The subscription that a browser gets. */
  readonly subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  /** Decrypted payloads that the server sent (RFC 8291), in order. */
  readonly sent: readonly string[]
  readonly stop: () => Promise<void>
}

const info = (...parts: (string | Buffer)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)))
const derived = (secret: Buffer, salt: Buffer, about: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, about, length))

/** Starts a push service with one subscription, so that no test uses a real one. */
export async function startPushService(): Promise<PushService> {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const sent: string[] = []

  function open(body: Buffer): string {
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
    const about = info('WebPush: info\0', browser.getPublicKey(), sender)
    const secret = derived(browser.computeSecret(sender), auth, about, 32)
    const key = derived(secret, salt, info('Content-Encoding: aes128gcm\0'), 16)
    const nonce = derived(secret, salt, info('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
  }

  const service = createServer((request, response) => {
    void buffer(request).then((body) => {
      sent.push(open(body))
      response.writeHead(201).end()
    })
  })
  await new Promise<void>((resolve) => service.listen(0, pushNetwork, resolve))
  const { port } = service.address() as AddressInfo
  return {
    subscription: {
      endpoint: `http://${pushNetwork}:${port}/browser`,
      keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    sent,
    stop: () => new Promise((resolve) => void service.close(() => resolve())),
  }
}
