import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { webAddress } from '../../machinery/web/http/web-address.ts'

const cookieName = 'potluck-login'

/** The cookie by which a browser is known that began a login; null without one. */
export function readLoginCookie({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const cookies = (headers.cookie ?? '').split(/; */)
  const value = cookies.find((cookie) => cookie.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? ''
  return /^[\w-]{43}$/.test(value) ? value : null
}

/**
 * Sets the cookie of a login. It comes back with the answer of the provider, which is a link from another site (`Lax`).
 * @param seconds 0 removes it
 */
export function setLoginCookie(
  config: Pick<Config, 'publicUrl'>,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  value: string,
  seconds: number,
): void {
  const { pathname, protocol } = new URL(webAddress(config, request))
  const secure = protocol === 'https:' || request.protocol === 'https' ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${cookieName}=${value}; Path=${pathname}api/users/providers; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  )
}
