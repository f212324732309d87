import { getServerDetails } from '@potluck/api/about'
import type { FastifyInstance } from 'fastify'
import { version } from '../../machinery/base/version.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { route } from '../../machinery/web/http/route.ts'
import { databaseVersion } from './database-version.ts'

/** Members alone see what runs here: strangers need not know the database. */
export function aboutRoutes(app: FastifyInstance, { config, database }: Services): void {
  route(app, getServerDetails, async () => {
    const mail = config.smtpUrl !== undefined && config.publicUrl !== undefined
    const { assistants } = config
    const kind = database.dialect.name
    return { version, database: { kind, version: await databaseVersion(database) }, mail, assistants }
  })
}
