import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { now } from '../database/instant.ts'

const hour = 3_600_000

/** Deletes sessions, password codes and counted tries that mean nothing any more. */
export async function purgeExpired({ db }: Database): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<=', now()).execute()
  await db.deleteFrom('passwordResets').where('expiresAt', '<=', now()).execute()
  await db.deleteFrom('throttles').where('paidAt', '<=', Date.now()).execute()
}

/** Purges at the start and every hour while the app runs. */
export function purgeHourly(app: FastifyInstance, database: Database): void {
  let running = Promise.resolve()
  const purge = () => {
    running = purgeExpired(database).catch((error: unknown) => app.log.error({ err: error }, 'purging failed'))
  }
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    purge()
    timer = setInterval(purge, hour).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
