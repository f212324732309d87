import type { FastifyInstance } from 'fastify'
import { regularly } from '../machinery/regularly.ts'
import type { Services } from '../machinery/services.ts'
import { checkLine, isSound, lastCheck } from './check-data.ts'
import { dataConfigOf } from './data-config.ts'
import type { DataWork } from './data-work.ts'

const week = 7 * 86_400_000
const lookEvery = 3_600_000

/** Looks through the pictures each week, in a process of its own; never at the start, when a server has enough to do. */
export function checkDataRegularly(app: FastifyInstance, { config }: Services, work: DataWork): void {
  const notBefore = Date.now() + lookEvery / 2
  regularly(app, 'the check of the data', lookEvery, async () => {
    const last = await lastCheck(config.dataDir)
    if (Date.now() < notBefore || Date.now() - Date.parse(last?.checkedAt ?? '1970-01-01') < week) return
    if (work.isRunning) return
    const result = await work.start('check', { kind: 'check', config: dataConfigOf(config) })
    if (result.kind === 'checked')
      app.log[isSound(result.check) ? 'info' : 'error']({ check: result.check }, checkLine(result.check))
  })
}
