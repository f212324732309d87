import type { Agent, request as send } from 'undici'
import type { Resolve } from './guarded-agent.ts'
import { inflated } from './inflated.ts'
import { OutgoingError, TooMuchError } from './outgoing-error.ts'
import { isPublicAddress } from './public-address.ts'
import { type VisitCookies, visitCookies } from './visit-cookies.ts'
import { webUrl } from './web-url.ts'

/** Maximum number of redirects. */
const maxRedirects = 5
const standardTimeout = 20_000

export interface Fetched {
  readonly bytes: Buffer
  /** Media type in lower case without parameters; empty if there is none. */
  readonly type: string
  /** The charset of the answer, or null. */
  readonly charset: string | null
  /** Status of the answer. */
  readonly status: number
  /** Address after all redirects. */
  readonly url: string
}

export interface FetchLimits {
  /** Maximum size, both compressed and decompressed. */
  readonly maxBytes: number
  readonly accept: string
  /** Time until the last byte, milliseconds; default 20,000. */
  readonly timeout?: number
  /** Whether the body of an error is returned, too. */
  readonly anyStatus?: true
  readonly signal?: AbortSignal | undefined
  /** Cookies of earlier addresses of the same visit; none by default. */
  readonly cookies?: VisitCookies
  /** Body of a POST; redirects do not get it. */
  readonly send?: {
    readonly type: string
    readonly body: string
    readonly headers: Readonly<Record<string, string>>
  }
}

/** A request to a service. */
export interface Post {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Time until the last byte, milliseconds; default 20,000. */
  readonly timeout?: number
  /** Bytes of the answer that are read, where it may be longer: the rest is not waited for. */
  readonly readBytes?: number
}

/** The answer of a service, with any status. */
export interface Posted {
  readonly status: number
  readonly body: Buffer
  /** Time to wait before the next request (`Retry-After`), milliseconds, or null. */
  readonly retryAfterMs: number | null
}

/** A request of a library that speaks a protocol of its own. */
export interface ProtocolRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  readonly maxBytes: number
  /** Time until the last byte, milliseconds. */
  readonly timeout: number
}

/** The answer to it, with any status. */
export interface ProtocolAnswer {
  readonly status: number
  /** `Content-Type`; empty if there is none. */
  readonly type: string
  readonly body: Buffer
}

/** All requests from the server to the web. */
export interface Outgoing {
  /** Fetches an address that a person entered. @throws {OutgoingError} if it is not public, too large, too slow or missing */
  fetch(address: string, limits: FetchLimits): Promise<Fetched>
  /** Sends something to a service; follows no redirect. @throws {OutgoingError} when it is not public, too slow or not there */
  post(address: string, post: Post): Promise<Posted>
  /** Sends the request of a library; follows no redirect. @throws {OutgoingError} if it is not allowed, too large, too slow or missing */
  request(address: string, request: ProtocolRequest): Promise<ProtocolAnswer>
  close(): Promise<void>
}

/** Maximum size of an answer of a service, bytes. */
const maxAnswer = 100_000

/** Reads a header with seconds or a date. */
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

/** The first bytes of an answer. One that ends early or comes slowly is as good: its status has come. */
async function beginningOf(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of body) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= maxBytes) break
    }
  } catch {
    // The answer was broken off, or its time is over.
  }
  return Buffer.concat(chunks).subarray(0, maxBytes)
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** An address in a header. Its bytes arrive as Latin letters; if they are valid UTF-8, they are read as that, as browsers do. */
function locationOf(header: string): string {
  try {
    return utf8.decode(Buffer.from(header, 'latin1'))
  } catch {
    return header
  }
}

/** Follows one address after the other: some servers lead on until they see the cookie that they set. */
async function follow(
  client: Client,
  url: URL,
  limits: FetchLimits,
  cookies: VisitCookies,
  redirects = 0,
): Promise<Fetched> {
  const { send } = limits
  const cookie = cookies.of(url)
  const { statusCode, headers, body } = await client.request(url, {
    ...(send ? { method: 'POST', body: send.body } : {}),
    dispatcher: client.agent,
    signal: limits.signal ?? null,
    headers: {
      accept: limits.accept,
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': 'Mozilla/5.0 (compatible; Potluck)',
      ...(cookie === null ? {} : { cookie }),
      ...(send ? { ...send.headers, 'content-type': send.type } : {}),
    },
  })
  cookies.take(url, headers['set-cookie'])
  if (statusCode >= 300 && statusCode < 400 && typeof headers.location === 'string') {
    await body.dump({ limit: 10_000 })
    if (send) throw new OutgoingError('the address leads on, and what is sent does not')
    if (redirects >= maxRedirects) throw new OutgoingError('the address leads on and on')
    return follow(client, webUrl(locationOf(headers.location), url.href), limits, cookies, redirects + 1)
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
 * Creates the client. Each redirect is checked like a typed address.
 * @param resolve resolves names; the system's resolver by default
 * @param timeout of each step of a request, milliseconds
 */
export function createOutgoing(
  isAllowed: (address: string) => boolean = isPublicAddress,
  resolve?: Resolve,
  timeout = standardTimeout,
): Outgoing {
  // Loaded on first use, because it takes memory.
  const load = async (): Promise<Client> => {
    const [{ request }, { guardedAgent }] = await Promise.all([import('undici'), import('./guarded-agent.ts')])
    return { request, agent: guardedAgent(isAllowed, timeout, resolve) }
  }
  let loaded: Promise<Client> | undefined

  /** Sends one request and reads the answer, whatever its status. @param sent `readBytes`: the answer is cut there */
  async function exchange(
    address: string,
    {
      maxBytes,
      timeout: late,
      readBytes,
      ...init
    }: Omit<ProtocolRequest, 'body'> & {
      readonly body: string | Buffer | null
      readonly readBytes?: number | undefined
    },
  ) {
    const url = webUrl(address)
    loaded ??= load()
    const { request, agent } = await loaded
    try {
      const signal = AbortSignal.timeout(late)
      const { statusCode, headers, body } = await request(url, { ...init, dispatcher: agent, signal })
      const read = readBytes === undefined ? bytesOf(body, maxBytes) : beginningOf(body, readBytes)
      return { status: statusCode, headers, body: await read }
    } catch (cause) {
      if (cause instanceof OutgoingError) throw cause
      throw new OutgoingError('the address does not answer', { cause })
    }
  }

  return {
    async fetch(address, limits) {
      const url = webUrl(address)
      loaded ??= load()
      const client = await loaded
      const late = AbortSignal.timeout(limits.timeout ?? standardTimeout)
      const signal = AbortSignal.any([late, ...(limits.signal ? [limits.signal] : [])])
      try {
        return await follow(client, url, { ...limits, signal }, limits.cookies ?? visitCookies())
      } catch (cause) {
        if (cause instanceof OutgoingError) throw cause
        throw new OutgoingError('the address does not answer', { cause })
      }
    },
    async post(address, { headers, body, timeout = standardTimeout, readBytes }) {
      const answer = await exchange(address, {
        method: 'POST',
        headers,
        body,
        maxBytes: maxAnswer,
        timeout,
        readBytes,
      })
      return { status: answer.status, body: answer.body, retryAfterMs: retryAfterMs(answer.headers['retry-after']) }
    },
    async request(address, sent) {
      const { status, headers, body } = await exchange(address, sent)
      return { status, type: String(headers['content-type'] ?? ''), body }
    },
    async close() {
      await (await loaded)?.agent.destroy()
    },
  }
}
