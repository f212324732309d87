import { getServerDetails } from '@potluck/api/about'
import type { FastifyInstance } from 'fastify'
import { route } from '../machinery/http/route.ts'
import type { Services } from '../machinery/services.ts'
import { databaseVersion, version } from './version.ts'

/** The version of this server, for members alone: it tells a stranger which weakness to try. */
export function aboutRoutes(app: FastifyInstance, { config, database }: Services): void {
  route(app, getServerDetails, async () => {
    const mail = config.smtpUrl !== undefined && config.publicUrl !== undefined
    return { version, database: { kind: database.dialect.name, version: await databaseVersion(database) }, mail }
  })
}
