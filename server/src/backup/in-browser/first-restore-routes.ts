import * as contract from '@potluck/api/first-restore'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { clientAddress } from '../../machinery/http/client-address.ts'
import { route } from '../../machinery/http/route.ts'
import { notFound, Refusal } from '../../machinery/refusal.ts'
import type { Services } from '../../machinery/services.ts'
import { countTry, paces } from '../../machinery/throttle.ts'
import { hasAccounts } from '../../sessions/open-registration.ts'
import { BackupError } from '../backup-error.ts'
import type { DataWork } from '../data-work.ts'
import { firstUploads, type SlowestUpload } from './first-uploads.ts'
import { receiveBackup, removeUpload, uploadedFile } from './received-backup.ts'
import { beginnerOf, type Exchange, restoreWhileServed } from './restore-while-served.ts'
import { answeredWork, inspect } from './work-answer.ts'

/** An upload stays so long when others upload, milliseconds: whoever sent it looks into it and decides. */
const staysFor = 15 * 60_000

/**
 * The restore of a backup on a server where nobody has an account yet: whoever opens it may, as they may create the first
 * account, which is the keeper's. What one uploaded, nobody else can look into or restore.
 */
export function firstRestoreRoutes(
  app: FastifyInstance,
  services: Services,
  work: DataWork,
  exchange: Exchange | undefined,
  slowest?: SlowestUpload,
): void {
  const { config, database } = services
  const uploads = firstUploads(slowest)

  /** @throws {Refusal} `has-accounts` */
  async function refuseWithAccounts(): Promise<void> {
    if (await hasAccounts(database)) throw new Refusal('has-accounts', 'somebody has an account here: log in')
  }

  /** @throws {Refusal} `has-accounts`, `too-many-tries` */
  async function admit(request: FastifyRequest): Promise<void> {
    await refuseWithAccounts()
    await countTry(database, paces.firstRestore, clientAddress(request))
  }

  route(app, contract.uploadFirstBackup, async ({ request }) => {
    await admit(request)
    work.refuseWhileRunning()
    const upload = await uploads.take(request, async (before) => {
      if (before !== null) await removeUpload(config.dataDir, before)
      return receiveBackup(services, request, contract.uploadFirstBackup.upload, staysFor)
    })
    return { upload }
  })

  route(app, contract.inspectFirstBackup, async ({ request, body: { upload, passphrase } }) => {
    await admit(request)
    const path = await uploadedFile(config.dataDir, upload)
    return inspect(app, work, { path, passphrase, upload })
  })

  route(app, contract.restoreFirstBackup, async ({ request, body: { upload, passphrase } }) => {
    await admit(request)
    if (!exchange) throw new Refusal('busy', 'this server cannot start anew by itself: restore by command')
    const path = await uploadedFile(config.dataDir, upload)
    const mayStill = async () => {
      if (await hasAccounts(database))
        throw new BackupError('Somebody has created an account meanwhile.', { code: 'has-accounts' })
    }
    const asked = { path, passphrase, upload, by: beginnerOf(null, request), mayStill }
    void restoreWhileServed(services, work, exchange, asked).catch((error: unknown) =>
      app.log.error({ err: error }, 'a restore failed'),
    )
    return answeredWork(work)
  })

  route(app, contract.getFirstRestore, async ({ body: { upload } }) => {
    await refuseWithAccounts()
    if (!work.isAbout(upload)) throw notFound('uploaded file')
    return { work: work.state }
  })
}
