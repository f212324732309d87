import { arch, platform } from 'node:os'
import { getServerHealth, trustClock } from '@potluck/api/server-health'
import type { FastifyInstance } from 'fastify'
import { clockDoubt, trustClock as trustTheClock } from '../../machinery/base/clock/clock.ts'
import { now } from '../../machinery/base/database/instant.ts'
import type { Integrity } from '../../machinery/base/database/integrity.ts'
import { version } from '../../machinery/base/version.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { clientAddress } from '../../machinery/web/http/client-address.ts'
import { route } from '../../machinery/web/http/route.ts'
import { seenAddress } from '../../machinery/web/http/web-address.ts'
import { recordEvent } from '../../people/audit/record-event.ts'
import { placeOf } from './data-place.ts'
import { databaseVersion } from './database-version.ts'
import { databaseBytes, readJobHealth } from './server-health.ts'

/**
 * How the server is, for its admins. Nothing of it is a secret: it is made to be copied into a report.
 * @param integrity what the last look through the database found
 */
export function serverHealthRoutes(app: FastifyInstance, services: Services, integrity: () => Integrity): void {
  const { config, database, diskSpace } = services

  route(app, getServerHealth, async ({ request }) => {
    const [databaseIs, bytes, disk, isFull, place, jobs, clockJump] = await Promise.all([
      databaseVersion(database),
      databaseBytes(database),
      diskSpace.read(),
      diskSpace.isShort(),
      placeOf(config.dataDir),
      readJobHealth(database),
      clockDoubt(database),
    ])
    return {
      time: now(),
      version,
      runtime: `Node.js ${process.versions.node}, ${platform()} ${arch()}`,
      upSeconds: Math.round(process.uptime()),
      database: { kind: database.dialect.name, version: databaseIs, bytes, integrity: integrity() },
      disk: { ...disk, isFull, place },
      address: {
        publicUrl: config.publicUrl ?? null,
        seenUrl: seenAddress(request),
        clientAddress: clientAddress(request),
        isForwarded: request.headers['x-forwarded-for'] !== undefined,
        trustsProxy: config.trustedProxies.length > 0,
      },
      mail: config.smtpUrl !== undefined && config.publicUrl !== undefined,
      jobs,
      clockJump,
    }
  })

  route(app, trustClock, async ({ member: admin, request }) => {
    await trustTheClock(database)
    const detail = { clock: 'trusted' } as const
    await recordEvent(database, { kind: 'settings-changed', userId: null, actorId: admin.id, request, detail })
    return {}
  })
}
