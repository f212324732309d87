import * as contract from '@potluck/api/backups'
import type { FastifyInstance } from 'fastify'
import { deleteByAge } from '../../machinery/clock/delete-by-age.ts'
import { route } from '../../machinery/http/route.ts'
import { Refusal } from '../../machinery/refusal.ts'
import type { Services } from '../../machinery/services.ts'
import { findSession } from '../../sessions/store.ts'
import { findKeeper } from '../../users/keepers.ts'
import { proveIdentity } from '../../users/prove-identity.ts'
import { BackupError } from '../backup-error.ts'
import { backupFolder } from '../backup-schedule.ts'
import { dataConfigOf } from '../data-config.ts'
import type { DataWork } from '../data-work.ts'
import { pathOfBackup } from './path-of-backup.ts'
import { receiveBackup, removeUploads, uploadedFile } from './received-backup.ts'
import { beginnerOf, type Exchange, restoreWhileServed } from './restore-while-served.ts'
import { answeredWork, inspect, usable } from './work-answer.ts'

const hour = 3_600_000

/** Restoring a backup in the browser, for the keepers of the server. @param exchange undefined where the server cannot start anew by itself */
export function restoreRoutes(
  app: FastifyInstance,
  services: Services,
  work: DataWork,
  exchange: Exchange | undefined,
): void {
  const { config, database } = services
  const { dataDir } = config

  async function locate(source: contract.BackupSource) {
    if ('name' in source) return { path: await pathOfBackup(backupFolder(config), source.name, config) }
    return { path: await uploadedFile(dataDir, source.upload), upload: source.upload }
  }

  route(app, contract.uploadBackup, async ({ request }) => {
    work.refuseWhileRunning()
    return { upload: await receiveBackup(services, request, contract.uploadBackup.upload) }
  })

  route(app, contract.inspectBackup, async ({ body: { source, passphrase } }) =>
    inspect(app, work, {
      ...(await locate(source)),
      files: dataConfigOf(config),
      passphrase: usable(config, passphrase),
    }),
  )

  route(app, contract.restoreBackup, async ({ member: keeper, body, request }) => {
    await proveIdentity(services, keeper, body, request)
    if (!exchange) throw new Refusal('busy', 'this server cannot start anew by itself: restore by command')
    const asked = {
      ...{ ...(await locate(body.source)), passphrase: usable(config, body.passphrase) },
      by: beginnerOf(keeper.id, request),
      async mayStill() {
        const session = await findSession(database, keeper.sessionId)
        if (!session || !(await findKeeper(database, keeper)))
          throw new BackupError('Whoever began the restore is logged out, or no keeper any more.')
      },
    }
    restoreWhileServed(services, work, exchange, asked).catch((error: unknown) =>
      app.log.error({ err: error }, 'a restore failed'),
    )
    return answeredWork(work)
  })

  deleteByAge(app, database, 'removing uploaded backups', hour, () => removeUploads(dataDir))
}
