import { readFileSync } from 'node:fs'
import { getServerDetails } from '@potluck/api/about'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { route } from '../machinery/http/route.ts'
import type { Services } from '../machinery/services.ts'

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL(import.meta.resolve('#package')), 'utf8')))

/** What runs here, for members alone: a stranger need not know which hole might be open. */
export function aboutRoutes(app: FastifyInstance, { config, database }: Services): void {
  const { db, dialect } = database
  const asked = { sqlite: sql`sqlite_version()`, postgresql: sql`current_setting('server_version')` }[dialect.name]

  route(app, getServerDetails, async () => {
    const { rows } = await sql<{ version: string }>`select ${asked} as version`.execute(db)
    const mail = config.smtpUrl !== undefined && config.publicUrl !== undefined
    return { version, database: { kind: dialect.name, version: rows[0]?.version ?? '' }, mail }
  })
}
