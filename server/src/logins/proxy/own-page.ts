import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { webAddress } from '../../machinery/web/http/web-address.ts'

/**
 * Whether a call is of a page of this product. A foreign page must not log in its visitors, although the proxy names them. Programs and old browsers say nothing of it.
 */
export function isOfOwnPage(config: Pick<Config, 'publicUrl'>, request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, origin, host } = request.headers
  if (site !== undefined) return site === 'same-origin'
  if (origin === undefined) return true
  // Proxies give the name of the host in more than one way.
  const hosts = [host, request.host, new URL(webAddress(config, request)).host]
  return hosts.includes(URL.parse(origin)?.host)
}
