import type { Readable } from 'node:stream'
import { OutgoingError } from './outgoing-error.ts'
import { isPublicOrOwnAddress } from './public-address.ts'
import { webUrl } from './web-url.ts'

/** A request to a store of files; its body is in memory. */
export interface StoreRequest {
  readonly method: 'DELETE' | 'GET' | 'HEAD' | 'POST' | 'PUT'
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array | null
}

/** The answer to it, with any status; whoever gets it reads the body to its end or destroys it. */
export interface StoreAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Readable
}

/** Requests to the one store of files that the admin named. */
export interface StoreRequests {
  /** Follows no redirect. @throws {OutgoingError} when it does not answer in time, or its address is not allowed */
  send(url: URL, request: StoreRequest): Promise<StoreAnswer>
  close(): Promise<void>
}

/** Many pictures of a page are read at once, and each holds a connection as long as its reader takes. */
const connections = 64

/** An upload of fewer bytes a millisecond is given up. */
const slowest = 100

/**
 * A client of its own: it reaches the admin's network, which members cannot name, but no services of a cloud (link-local addresses).
 * @param patience for each step, and for the answer to begin, milliseconds
 */
export async function createStoreRequests(patience: number): Promise<StoreRequests> {
  const [{ request }, { guardedAgent }] = await Promise.all([import('undici'), import('./guarded-agent.ts')])
  const agent = guardedAgent(isPublicOrOwnAddress, patience, undefined, connections)
  return {
    async send(url, { method, headers, body }) {
      const late = new AbortController()
      // Until the answer begins; its body is read as fast as its reader is.
      const timer = setTimeout(() => late.abort(), 2 * patience + (body?.length ?? 0) / slowest)
      try {
        const answer = await request(webUrl(url.href), {
          method,
          headers,
          body,
          signal: late.signal,
          headersTimeout: 0,
          dispatcher: agent,
        })
        return { status: answer.statusCode, headers: answer.headers, body: answer.body }
      } catch (cause) {
        if (cause instanceof OutgoingError) throw cause
        throw new OutgoingError('the address does not answer', { cause })
      } finally {
        clearTimeout(timer)
      }
    },
    close: () => agent.destroy(),
  }
}
