import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** A new secret of 256 bits, safe in an address. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token: its SHA-256. A stolen database opens no session. */
export const digest = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The token of a request: `Authorization: Bearer`, or the `token` parameter that addresses carry where no header can be set. */
export function tokenOf(request: FastifyRequest): string | null {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (bearer) return bearer
  const { query } = request
  const token = typeof query === 'object' && query !== null && 'token' in query ? query.token : null
  return typeof token === 'string' && token !== '' ? token : null
}

/** The parameters of an address without `token`. */
export function queryWithoutToken({ query }: FastifyRequest): Readonly<Record<string, unknown>> {
  const { token: _token, ...asked } = { token: null, ...(typeof query === 'object' ? query : null) }
  return asked
}
