import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../../machinery/for-features/services.ts'
import { addGauges } from './gauges.ts'
import { readMetricsToken } from './read-token.ts'

/** Upper bounds of the durations that are counted, seconds. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether a request has the token; how long that takes tells nothing about it. */
function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const sent = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(sha256(sent), sha256(token))
}

/**
 * `/metrics` for Prometheus, where METRICS_TOKEN is set; to everybody else it is not found. Labels are patterns of routes,
 * statuses and words of this program: nothing that a caller chooses, and no ids.
 */
export async function metricsRoute(app: FastifyInstance, services: Services): Promise<void> {
  const token = readMetricsToken(services.config)
  if (token === null) return
  // Loaded only by whoever wants it.
  const { default: prometheus } = await import('prom-client')
  const registry = new prometheus.Registry()
  prometheus.collectDefaultMetrics({ register: registry })
  addGauges(prometheus, registry, services)
  const durations = new prometheus.Histogram({
    name: 'potluck_http_request_duration_seconds',
    help: 'Requests by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers: [registry],
  })
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    durations.observe({ route: routeOptions.url ?? 'none', method, status: statusCode }, elapsedTime / 1_000)
  })
  app.addHook('onClose', async () => registry.clear())
  app.get('/metrics', async (request, reply) => {
    if (!hasToken(request, token)) return reply.callNotFound()
    return reply.header('content-type', registry.contentType).send(await registry.metrics())
  })
}
