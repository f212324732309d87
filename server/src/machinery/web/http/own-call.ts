import { type ApiClient, createApiClient } from '@potluck/api/client'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { createToken } from '../../base/token.ts'
import type { RequestOrigin } from './user-agent.ts'

/** Headers of the outer request that an inner call carries. Those of proxies are not among them. */
const carried = ['accept-language', 'user-agent'] as const

/** A server that stops takes no calls of its own; a client tries again after so many seconds. */
const stoppingRetry = 5

/** Names the door of an own call, after a secret of this process: nobody outside can say it. */
const doorHeader = 'x-potluck-door'
const doorSecret = createToken()

/** The door that made a call; null for a call from outside, and for a door that says none. */
export function doorOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const [secret, door] = String(headers[doorHeader] ?? '').split(' ')
  return secret === doorSecret && door !== undefined ? door : null
}

/** Methods of endpoints. */
const method = z.enum(['GET', 'POST', 'PUT', 'DELETE'])

/** Statuses that may have no body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304])

/** The caller for whom a door calls the API. */
export interface OwnCaller {
  /** The outer request: its address and language are those of the inner calls. */
  readonly request: RequestOrigin
  /** The secret that the caller sent: an API token, or the token of a session. */
  readonly token: string
  /** The name of the door, where a secret opens the API for it alone. */
  readonly door?: string
  /** Nobody waits for the inner calls any more, as when the client has gone. */
  readonly signal?: AbortSignal
}

const stopping = (): Response => new Response(null, { status: 503, headers: { 'retry-after': String(stoppingRetry) } })

const isStopping = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_ERR_REOPENED_CLOSE_SERVER'

/** Sends a request to the routes of this process, without a connection. */
async function send(app: FastifyInstance, sent: Request, remoteAddress: string): Promise<Response> {
  const { pathname, search } = new URL(sent.url)
  const payload = Buffer.from(await sent.arrayBuffer())
  const answered = await app.inject({
    method: method.parse(sent.method),
    url: `${pathname}${search}`,
    headers: Object.fromEntries(sent.headers),
    remoteAddress,
    ...(payload.length > 0 && { payload }),
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(answered.headers)) headers.set(name, String(value))
  const body = bodiless.has(answered.statusCode) ? null : new Uint8Array(answered.rawPayload)
  return new Response(body, { status: answered.statusCode, headers })
}

/** Rejects when the signal is aborted first. */
async function unlessAborted<T>(signal: AbortSignal, answer: () => Promise<T>): Promise<T> {
  signal.throwIfAborted()
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  try {
    return await Promise.race([answer(), aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/**
 * A client of this server's own API, for doors that act for a member. Its calls go through the routes with the caller's secret and address.
 * Scopes, limits, references and events are those of any call. The route of a door holds none of the turns of a member, for which its inner
 * calls would wait.
 */
export function ownCalls(app: FastifyInstance, { request, token, door, signal }: OwnCaller): ApiClient {
  const inherited = carried.flatMap((name) => {
    const value = request.headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return createApiClient({
    base: 'http://own.invalid/api/',
    token: () => token,
    fetch: async (address, init) => {
      const sent = new Request(address, init)
      for (const [name, value] of inherited) sent.headers.set(name, value)
      if (door !== undefined) sent.headers.set(doorHeader, `${doorSecret} ${door}`)
      const ended = [init?.signal, signal].filter((one) => one instanceof AbortSignal)
      try {
        return await unlessAborted(AbortSignal.any(ended), () => send(app, sent, request.ip))
      } catch (error) {
        if (isStopping(error)) return stopping()
        throw error
      }
    },
  })
}
