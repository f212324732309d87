import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../machinery/base/database/database.ts'
import { Refusal } from '../../machinery/base/refusal.ts'
import { countTry, paces } from '../../machinery/base/throttle.ts'
import { bearerOf, isApiToken } from '../../machinery/base/token.ts'
import { clientAddress } from '../../machinery/web/http/client-address.ts'

/** The password of Basic credentials. Whom they name does not matter: the token says it. */
function passwordIn({ headers }: FastifyRequest): string | null {
  const encoded = /^Basic ([\w+/=-]+)$/i.exec(headers.authorization ?? '')?.[1]
  if (encoded === undefined) return null
  const credentials = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = credentials.indexOf(':')
  return colon < 0 ? null : credentials.slice(colon + 1)
}

/**
 * The API token of a request. Calendar programs send it as the password of Basic, which only this path accepts. Afterwards, the request has
 * it as Bearer.
 * @throws {Refusal} `not-logged-in` for anything else
 */
export function tokenIn(request: FastifyRequest): string {
  const token = passwordIn(request) ?? bearerOf(request)
  if (token === null || !isApiToken(token) || /\s/.test(token))
    throw new Refusal('not-logged-in', 'calendar programs log in with an API token as the password')
  request.headers.authorization = `Bearer ${token}`
  return token
}

/** Asks for a token, and counts wrong ones with all other failed logins of the address. @throws {Refusal} `too-many-tries` */
export async function afterRefusal(
  database: Database,
  {
    request,
    reply,
    error,
  }: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly error: unknown },
): Promise<void> {
  if (!(error instanceof Refusal) || (error.code !== 'not-logged-in' && error.code !== 'token-ended')) return
  reply.header('www-authenticate', 'Basic realm="Potluck", charset="UTF-8"')
  const isTry = request.headers.authorization !== undefined && error.code === 'not-logged-in'
  if (isTry) await countTry(database, paces.login, clientAddress(request))
}
