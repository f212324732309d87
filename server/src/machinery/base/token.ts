import { createHash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** A new secret of 256 bits, safe in an address. */
export const createToken = (): string => randomBytes(32).toString('base64url')

/** What every API token begins with, so that scanners of published code find one. */
export const apiTokenPrefix = 'potluck_'

/** A new API token: 192 random bits in letters that a double click selects as one word. */
export const createApiSecret = (): string => apiTokenPrefix + randomBytes(24).toString('hex')

/** Whether a token claims to be an API token and not one of a session. */
export const isApiToken = (token: string): boolean => token.startsWith(apiTokenPrefix)

/** The stored form of a token: its SHA-256. A stolen database opens nothing. */
export const digest = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The token in the header of a request, `Authorization: Bearer`. */
export const bearerOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null

/** The token of a request: that of its header, or the `token` parameter that addresses carry where no header can be set. */
export function tokenOf(request: FastifyRequest): string | null {
  const bearer = bearerOf(request)
  if (bearer !== null) return bearer
  const { query } = request
  const token = typeof query === 'object' && query !== null && 'token' in query ? query.token : null
  return typeof token === 'string' && token !== '' ? token : null
}

/** The parameters of an address without `token`. */
export function queryWithoutToken({ query }: FastifyRequest): Readonly<Record<string, unknown>> {
  const { token: _token, ...asked } = { token: null, ...(typeof query === 'object' ? query : null) }
  return asked
}
