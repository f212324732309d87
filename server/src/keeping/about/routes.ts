import { getServerDetails } from '@potluck/api/about'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import { databaseVersion, version } from './version.ts'

/** The version of this server, for members alone: it tells a stranger which weakness to try. */
export function aboutRoutes(app: FastifyInstance, { config, database }: Services): void {
  route(app, getServerDetails, async () => {
    const mail = config.smtpUrl !== undefined && config.publicUrl !== undefined
    return { version, database: { kind: database.dialect.name, version: await databaseVersion(database) }, mail }
  })
}
