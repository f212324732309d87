import * as contract from '@potluck/api/backups'
import type { FastifyInstance } from 'fastify'
import { findSession } from '../../../logins/sessions/store.ts'
import { deleteByAge } from '../../../machinery/base/clock/delete-by-age.ts'
import { notFound } from '../../../machinery/base/refusal.ts'
import type { Services } from '../../../machinery/for-features/services.ts'
import { route } from '../../../machinery/web/http/route.ts'
import { findAdmin } from '../../../people/users/admins.ts'
import { proveIdentity } from '../../../people/users/prove-identity.ts'
import { BackupError } from '../backup-error.ts'
import { backupFolder } from '../backup-schedule.ts'
import { dataConfigOf } from '../data-config.ts'
import type { DataWork, DataWorkState } from '../data-work.ts'
import { readRestoreState } from '../restore-state.ts'
import { pathOfBackup } from './path-of-backup.ts'
import { receiveBackup, removeUploads, uploadedFile } from './received-backup.ts'
import { beginnerOf, type Restart, restoreWhileServed } from './restore-while-served.ts'
import { inspect, usable } from './work-answer.ts'

const hour = 3_600_000

/** What whoever follows a restore is told of its state in the data folder. */
const followedStates = {
  asked: 'restarting',
  starting: 'restarting',
  'by-command': 'restarting',
  restored: 'restored',
  'went-back': 'went-back',
  failed: 'failed',
} as const

/** The same before the server ends. */
function followedWork(work: DataWorkState) {
  const { failure, step } = work
  const goesOn = step === 'exchanging' ? ('restarting' as const) : ('restoring' as const)
  return { state: failure ? ('failed' as const) : goesOn, work, failure }
}

/** Restoring a backup in the browser, for the admins of the server. @param restart undefined where nobody would start the server again */
export function restoreRoutes(
  app: FastifyInstance,
  services: Services,
  work: DataWork,
  restart: Restart | undefined,
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

  route(app, contract.restoreBackup, async ({ member: admin, body, request }) => {
    await proveIdentity(services, admin, body, request)
    const asked = {
      ...(await locate(body.source)),
      passphrase: usable(config, body.passphrase),
      by: beginnerOf(admin.id, request),
      async mayStill() {
        const session = await findSession(database, admin.sessionId)
        if (!session || !(await findAdmin(database, admin)))
          throw new BackupError('Whoever began the restore is logged out, or no admin any more.')
      },
    }
    return restoreWhileServed(app, services, work, restart, asked)
  })

  route(app, contract.followRestore, async ({ body: { restore } }) => {
    if (work.state && work.isAbout(restore)) return followedWork(work.state)
    const last = await readRestoreState(dataDir)
    if (last?.id !== restore) throw notFound('restore')
    return { state: followedStates[last.state], work: null, failure: last.failure }
  })

  deleteByAge(app, database, 'removing uploaded backups', hour, () => removeUploads(dataDir))
}
