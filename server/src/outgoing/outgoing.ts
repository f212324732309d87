import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector, request } from 'undici'
import { isPublicAddress } from './public-address.ts'

/** Most redirects that are followed. */
const mostRedirects = 5
/** From asking to the last byte, milliseconds. */
const timeout = 20_000

/** Why an address on the web gave nothing. The message names no address of the inside. */
export class OutgoingError extends Error {
  override readonly name = 'OutgoingError'
}

export interface Fetched {
  readonly bytes: Buffer
  /** Media type, lower-case, without parameters; empty when none was said. */
  readonly type: string
  /** Where it came from at last. */
  readonly url: string
}

export interface FetchLimits {
  readonly maxBytes: number
  readonly accept: string
  readonly signal?: AbortSignal | undefined
}

/** The one way from the server to the web (a lint rule forbids others). */
export interface Outgoing {
  /** Fetches what people name. @throws {OutgoingError} when it is not public, too large, too slow or not there */
  fetch(address: string, limits: FetchLimits): Promise<Fetched>
  close(): Promise<void>
}

/** Names no service but the web is spoken on below 1024. */
const isWebPort = (port: string): boolean => port === '' || port === '80' || port === '443' || Number(port) >= 1024

function webUrl(address: string, base?: string): URL {
  const url = URL.parse(address, base)
  if (!url || !/^https?:$/.test(url.protocol)) throw new OutgoingError('only web addresses are fetched')
  if (url.username !== '' || url.password !== '') throw new OutgoingError('addresses with a password are not fetched')
  if (!isWebPort(url.port)) throw new OutgoingError('this port is not one of the web')
  return url
}

/**
 * Makes the client. Addresses are judged when the connection is made, name by name and redirect by redirect, so that a
 * name that means something else a moment later gains nothing.
 */
export function createOutgoing(isAllowed: (address: string) => boolean = isPublicAddress): Outgoing {
  const refused = () => new OutgoingError('this address is not a public one')

  const guardedLookup: LookupFunction = (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '')
      if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address)))
        return callback(refused(), '')
      callback(null, addresses)
    })
  }
  // Node asks a lookup function for several addresses at once.
  const connector = buildConnector({ lookup: guardedLookup, timeout, autoSelectFamily: true })
  const agent = new Agent({
    connections: 4,
    headersTimeout: timeout,
    bodyTimeout: timeout,
    connect(options, callback) {
      const host = options.hostname.replace(/^\[|\]$/g, '')
      // A number is connected to without being looked up.
      if (isIP(host) !== 0 && !isAllowed(host)) return callback(refused(), null)
      connector(options, callback)
    },
  })

  async function follow(url: URL, limits: FetchLimits, signal: AbortSignal, redirects = 0): Promise<Fetched> {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      signal,
      headers: { accept: limits.accept, 'accept-encoding': 'identity', 'user-agent': 'Potluck' },
    })
    if (statusCode >= 300 && statusCode < 400 && typeof headers.location === 'string') {
      await body.dump()
      if (redirects >= mostRedirects) throw new OutgoingError('the address leads on and on')
      return follow(webUrl(headers.location, url.href), limits, signal, redirects + 1)
    }
    if (statusCode !== 200) {
      await body.dump()
      throw new OutgoingError(`the address answers ${statusCode}`)
    }
    const chunks: Buffer[] = []
    let length = 0
    for await (const chunk of body) {
      const bytes = Buffer.from(chunk)
      length += bytes.length
      if (length > limits.maxBytes) throw new OutgoingError('what is there is too large')
      chunks.push(bytes)
    }
    const type = String(headers['content-type'] ?? '').split(';')[0] ?? ''
    return { bytes: Buffer.concat(chunks), type: type.trim().toLowerCase(), url: url.href }
  }

  return {
    async fetch(address, limits) {
      const signal = AbortSignal.any([AbortSignal.timeout(timeout), ...(limits.signal ? [limits.signal] : [])])
      try {
        return await follow(webUrl(address), limits, signal)
      } catch (cause) {
        if (cause instanceof OutgoingError) throw cause
        throw new OutgoingError('the address does not answer', { cause })
      }
    },
    close: () => agent.destroy(),
  }
}
