import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '../../services.ts'
import { registryProblemIn } from '../bundles/registry-problem.ts'

/** How long the database may take to answer, milliseconds. */
const patience = 2_000

type Health = 'ok' | 'down' | 'full'

/** `/healthz`: whether the server can work, and what it misses. 503 when it cannot. */
export function healthRoute(app: FastifyInstance, { config, database, diskSpace }: Services): void {
  async function databaseHealth(): Promise<Health> {
    const late = new AbortController()
    try {
      return await Promise.race([
        sql`select 1`.execute(database.db).then(() => 'ok' as const),
        pause(patience, 'down' as const, { signal: late.signal }),
      ])
    } catch (error) {
      app.log.error({ err: error }, 'the database does not answer')
      return 'down'
    } finally {
      late.abort()
    }
  }

  const diskHealth = (): Promise<Health> =>
    diskSpace.isShort().then(
      (short) => (short ? 'full' : 'ok'),
      () => 'down' as const,
    )

  app.get('/healthz', async (_request, reply) => {
    const [databaseIs, diskIs, registryProblem] = await Promise.all([
      databaseHealth(),
      diskHealth(),
      registryProblemIn(config.webRoot),
    ])
    const well = databaseIs === 'ok' && diskIs === 'ok' && registryProblem === null
    return reply.code(well ? 200 : 503).send({
      status: well ? 'ok' : 'down',
      database: databaseIs,
      disk: diskIs,
      ...(registryProblem !== null && { registry: 'damaged' }),
    })
  })
}
