import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { tidyRegularly } from '../regularly.ts'
import { clockDoubt } from './clock.ts'

const hour = 3_600_000

/**
 * The only way to delete things because they are old: regularly, one step after another, and not while the clock of the server is in
 * doubt. Meanwhile, things that look expired are refused, but stay.
 */
export function deleteByAge(
  app: FastifyInstance,
  database: Database,
  name: string,
  everyMs: number,
  step: () => Promise<void>,
): void {
  tidyRegularly(app, name, everyMs, async () => {
    if ((await clockDoubt(database)) === null) await step()
  })
}

/** Looks at the clock each hour, so that a jump is noticed, and says so in the log as long as something is held. */
export function watchClock(app: FastifyInstance, database: Database): void {
  tidyRegularly(app, 'looking at the clock', hour, async () => {
    const doubt = await clockDoubt(database)
    if (doubt)
      app.log.error(
        doubt,
        'the clock of the server jumped ahead: nothing is deleted by age until it is set right, an admin says that it is right (Settings, This server), or the server has run for so long',
      )
  })
}
