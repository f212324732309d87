import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { AuthProxySettings } from '../../ground/settings/auth-proxy.ts'
import { digest } from '../../machinery/base/token.ts'

/** The header with the secret that the proxy shares with this server. */
export const proxySecretHeader = 'potluck-proxy-secret'

/** The person that a proxy says is logged in there. */
export interface ProxyPerson {
  /** Never changes and is given to nobody else. */
  readonly user: string
  readonly email: string | null
  readonly name: string | null
  readonly groups: readonly string[]
}

/** A request whose headers log in nobody. */
export class ProxyHeaderError extends Error {
  override readonly name = 'ProxyHeaderError'
  /** Whether there is no header at all: the request did not come through the proxy. */
  readonly isAbsent: boolean

  constructor(message: string, isAbsent = false) {
    super(message)
    this.isAbsent = isAbsent
  }
}

type Headers = Pick<FastifyRequest['raw'], 'rawHeaders'>

/** The values of a header as they arrived, one for each line. */
function linesOf({ rawHeaders }: Headers, header: string): string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === header)
}

/** Node reads the bytes of a header as Latin-1; proxies send UTF-8. @throws {ProxyHeaderError} for other bytes */
function textOf(value: string, header: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(value, 'latin1')).trim()
  } catch {
    throw new ProxyHeaderError(`${header} is not UTF-8`)
  }
}

/**
 * The value of a header; null where it is missing or empty.
 * @throws {ProxyHeaderError} for two of them: one may be of whoever calls
 */
function onlyOne(headers: Headers, header: string | undefined): string | null {
  if (header === undefined) return null
  const [value = '', ...others] = linesOf(headers, header)
  if (others.length > 0) throw new ProxyHeaderError(`${header} came ${others.length + 1} times`)
  return textOf(value, header) || null
}

/** One name: letters, digits and signs, with single spaces between them, and no comma, by which proxies join two headers. */
const userPattern = /^(?=.{1,255}$)[^\p{C}\p{Z},]+(?: [^\p{C}\p{Z},]+)*$/u

/** Compares in a time that says nothing about the secret. */
const isSecret = (sent: readonly string[], secret: string): boolean =>
  sent.length === 1 && timingSafeEqual(Buffer.from(digest(sent[0] ?? '')), Buffer.from(digest(secret)))

/** A trusted proxy in front: who it is, and which headers it sends. */
export interface ProxyReading {
  readonly settings: AuthProxySettings
  /** Whether an address is one of TRUSTED_PROXIES. */
  readonly isProxy: (address: string) => boolean
  readonly secret: string | null
}

/**
 * Reads the person that the proxy names.
 * @throws {ProxyHeaderError} for a request that is not the proxy's, or says so in more than one way
 */
export function readProxyPerson(
  { raw, socket }: Pick<FastifyRequest, 'raw' | 'socket'>,
  { settings, isProxy, secret }: ProxyReading,
): ProxyPerson {
  const { userHeader, emailHeader, nameHeader, groupsHeader } = settings
  const lines = linesOf(raw, userHeader)
  if (lines.every((line) => line.trim() === '')) throw new ProxyHeaderError(`there is no ${userHeader}`, true)
  const peer = socket.remoteAddress ?? ''
  // The connection counts: what other headers say of addresses is what whoever calls makes of it.
  if (!isProxy(peer)) throw new ProxyHeaderError(`${userHeader} came from ${peer}, which is not in TRUSTED_PROXIES`)
  if (secret !== null && !isSecret(linesOf(raw, proxySecretHeader), secret))
    throw new ProxyHeaderError(`${proxySecretHeader} is not AUTH_PROXY_SECRET`)
  const user = onlyOne(raw, userHeader) ?? ''
  if (!userPattern.test(user)) throw new ProxyHeaderError(`${userHeader} names no single person`)
  return {
    user,
    email: emailHeader === undefined ? user : onlyOne(raw, emailHeader),
    name: onlyOne(raw, nameHeader),
    groups: (onlyOne(raw, groupsHeader) ?? '').split(/[,|]/).map((group) => group.trim()),
  }
}
