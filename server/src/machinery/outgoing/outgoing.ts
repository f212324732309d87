import type { Agent, request as send } from 'undici'
import type { Resolve } from './guarded-agent.ts'
import { inflated } from './inflated.ts'
import { OutgoingError, TooMuchError } from './outgoing-error.ts'
import { isPublicAddress } from './public-address.ts'
import { webUrl } from './web-url.ts'

/** Most redirects that are followed. */
const maxRedirects = 5
const standardTimeout = 20_000

export interface Fetched {
  readonly bytes: Buffer
  /** Media type, lower-case, without parameters; empty when none was said. */
  readonly type: string
  /** How it says that its text is written, or null. */
  readonly charset: string | null
  /** Of the answer; 200 unless others are wanted. */
  readonly status: number
  /** Where it came from at last. */
  readonly url: string
}

export interface FetchLimits {
  /** Of what arrives, and of what it unfolds to. */
  readonly maxBytes: number
  readonly accept: string
  /** From asking to the last byte, milliseconds; 20,000 unless said. */
  readonly timeout?: number
  /** What comes with an error is wanted too: it says why. */
  readonly anyStatus?: true
  readonly signal?: AbortSignal | undefined
  /** What is sent by POST: it goes to the address alone, wherever that leads on to. */
  readonly send?: {
    readonly type: string
    readonly body: string
    readonly headers: Readonly<Record<string, string>>
  }
}

/** What is sent to an address. */
export interface Post {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** What came back, whatever its status. */
export interface Posted {
  readonly status: number
  readonly body: Buffer
  /** How long it asks to wait before it is asked again, milliseconds; null when it does not say. */
  readonly retryAfterMs: number | null
}

/** The one way from the server to the web. */
export interface Outgoing {
  /** Fetches what people name. @throws {OutgoingError} when it is not public, too large, too slow or not there */
  fetch(address: string, limits: FetchLimits): Promise<Fetched>
  /** Sends something to a service; follows no redirect. @throws {OutgoingError} when it is not public, too slow or not there */
  post(address: string, post: Post): Promise<Posted>
  close(): Promise<void>
}

/** Longest answer of a service that is read, bytes. */
const maxAnswer = 100_000

/** A header of seconds, or of a date. */
function retryAfterMs(header: unknown): number | null {
  if (typeof header !== 'string') return null
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}

interface Client {
  readonly request: typeof send
  readonly agent: Agent
}

async function bytesOf(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.length
    if (length > maxBytes) throw new TooMuchError()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function follow(client: Client, url: URL, limits: FetchLimits, redirects = 0): Promise<Fetched> {
  const { send } = limits
  const { statusCode, headers, body } = await client.request(url, {
    ...(send ? { method: 'POST', body: send.body } : {}),
    dispatcher: client.agent,
    signal: limits.signal ?? null,
    headers: {
      accept: limits.accept,
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': 'Mozilla/5.0 (compatible; Potluck)',
      ...(send ? { ...send.headers, 'content-type': send.type } : {}),
    },
  })
  if (statusCode >= 300 && statusCode < 400 && typeof headers.location === 'string') {
    await body.dump({ limit: 10_000 })
    if (send) throw new OutgoingError('the address leads on, and what is sent does not')
    if (redirects >= maxRedirects) throw new OutgoingError('the address leads on and on')
    return follow(client, webUrl(headers.location, url.href), limits, redirects + 1)
  }
  if (statusCode !== 200 && !limits.anyStatus) {
    await body.dump({ limit: 10_000 })
    throw new OutgoingError(`the address answers ${statusCode}`)
  }
  if (Number(headers['content-length']) > limits.maxBytes) {
    await body.dump({ limit: limits.maxBytes })
    throw new TooMuchError()
  }
  const [type = '', ...parameters] = String(headers['content-type'] ?? '')
    .toLowerCase()
    .split(';')
  const charset = /^\s*charset\s*=\s*["']?([\w:.-]{2,40})/.exec(parameters.join(';'))?.[1] ?? null
  const bytes = await bytesOf(body, limits.maxBytes)
  const unfolded = await inflated(bytes, headers['content-encoding'], limits.maxBytes)
  return { bytes: unfolded, type: type.trim(), charset, status: statusCode, url: url.href }
}

/**
 * Makes the client. Each redirect is judged like an address that was typed.
 * @param resolve what names mean; the system's own unless said
 */
export function createOutgoing(isAllowed: (address: string) => boolean = isPublicAddress, resolve?: Resolve): Outgoing {
  // Loaded when it is needed: it takes memory that a quiet server need not have.
  const load = async (): Promise<Client> => {
    const [{ request }, { guardedAgent }] = await Promise.all([import('undici'), import('./guarded-agent.ts')])
    return { request, agent: guardedAgent(isAllowed, standardTimeout, resolve) }
  }
  let loaded: Promise<Client> | undefined

  return {
    async fetch(address, limits) {
      const url = webUrl(address)
      loaded ??= load()
      const client = await loaded
      const late = AbortSignal.timeout(limits.timeout ?? standardTimeout)
      const signal = AbortSignal.any([late, ...(limits.signal ? [limits.signal] : [])])
      try {
        return await follow(client, url, { ...limits, signal })
      } catch (cause) {
        if (cause instanceof OutgoingError) throw cause
        throw new OutgoingError('the address does not answer', { cause })
      }
    },
    async post(address, { headers, body }) {
      const url = webUrl(address)
      loaded ??= load()
      const { request, agent } = await loaded
      try {
        const signal = AbortSignal.timeout(standardTimeout)
        const answer = await request(url, { method: 'POST', dispatcher: agent, signal, headers, body })
        return {
          status: answer.statusCode,
          body: await bytesOf(answer.body, maxAnswer),
          retryAfterMs: retryAfterMs(answer.headers['retry-after']),
        }
      } catch (cause) {
        if (cause instanceof OutgoingError) throw cause
        throw new OutgoingError('the address does not answer', { cause })
      }
    },
    async close() {
      await (await loaded)?.agent.destroy()
    },
  }
}
