import type { FastifyInstance } from 'fastify'
import { regularly } from '../../machinery/base/regularly.ts'
import type { Services } from '../../machinery/for-features/services.ts'
import { checkLine, isCheckedSince, isSound } from './check-data.ts'
import { dataConfigOf } from './data-config.ts'
import type { DataWork } from './data-work.ts'

const week = 7 * 86_400_000
const lookEvery = 3_600_000

/**
 * Looks through the pictures each week, in a process of its own; never at the start, when a server has enough to do. Of servers that
 * share them, one does it for all.
 */
export function checkDataRegularly(app: FastifyInstance, { config, fileStore }: Services, work: DataWork): void {
  const notBefore = Date.now() + lookEvery / 2
  regularly(app, 'the check of the data', lookEvery, async () => {
    const due = new Date(Date.now() - week)
    if (Date.now() < notBefore || work.isRunning || (await isCheckedSince(fileStore, due))) return
    const result = await work.start('check', { kind: 'check', config: dataConfigOf(config), due })
    if (result.kind === 'checked')
      app.log[isSound(result.check) ? 'info' : 'error']({ check: result.check }, checkLine(result.check))
  })
}
