import type { Endpoint } from '@potluck/api/endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../machinery/base/refusal.ts'
import { tokenOf } from '../../machinery/base/token.ts'
import { closedInDemo, openInDemo, openPages } from './doors.ts'

/**
 * Whether an endpoint is open in a demo. An endpoint for guests, for admins or for a session alone is open only if it is named. An
 * endpoint that an API token may call is open unless it is named.
 */
export function isOpenInDemo(endpoint: Endpoint): boolean {
  if (closedInDemo.has(endpoint)) return false
  return openInDemo.has(endpoint) || (endpoint.access === 'member' && endpoint.scope !== undefined)
}

/** In a demo, guests see nobody's book. */
const isGuest = ({ access }: Endpoint, request: FastifyRequest): boolean =>
  access === 'viewer' && tokenOf(request) === null

function isOpen(request: FastifyRequest): boolean {
  const { config, url } = request.routeOptions
  if (config.endpoint) return isOpenInDemo(config.endpoint) && !isGuest(config.endpoint, request)
  return url === undefined || openPages.has(url)
}

/** The one gate of a demo: whatever would leave it, stay after it or rule it is refused, before anything is read. */
export function closeInDemo(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!isOpen(request)) throw new Refusal('closed-in-demo', 'this is closed in a demo')
  })
}
