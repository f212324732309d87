import * as contract from '@potluck/api/first-restore'
import type { FastifyInstance } from 'fastify'
import { hasAccounts } from '../../../logins/sessions/open-registration.ts'
import { notFound, Refusal } from '../../../machinery/base/refusal.ts'
import { countTry, paces } from '../../../machinery/base/throttle.ts'
import type { Services } from '../../../machinery/for-features/services.ts'
import { clientAddress } from '../../../machinery/web/http/client-address.ts'
import { route } from '../../../machinery/web/http/route.ts'
import { BackupError } from '../backup-error.ts'
import { dataConfigOf } from '../data-config.ts'
import type { DataWork } from '../data-work.ts'
import { receiveBackup, uploadedFile } from './received-backup.ts'
import { beginnerOf, type Restart, requireRestart, restoreWhileServed } from './restore-while-served.ts'
import { createSetupWord, isSetupWord } from './setup-word.ts'
import { inspect } from './work-answer.ts'

/** An upload may begin so long after the word was typed, milliseconds. */
const admissionLife = 3_600_000

interface FirstRestoreOptions {
  readonly restart?: Restart | undefined
  /** The word that the server printed; else one that nobody knows. */
  readonly setupWord?: string | undefined
}

/**
 * The restore of a backup on a server where nobody has an account yet, for whoever knows the word that it printed at its start. The word
 * admits an upload, and the secret of the upload all that is done with it.
 */
export function firstRestoreRoutes(
  app: FastifyInstance,
  services: Services,
  work: DataWork,
  { restart, setupWord = createSetupWord() }: FirstRestoreOptions,
): void {
  const { config, database, tickets } = services

  /** @throws {Refusal} `has-accounts` */
  async function refuseWithAccounts(): Promise<void> {
    if (await hasAccounts(database)) throw new Refusal('has-accounts', 'somebody has an account here: log in')
  }

  route(app, contract.admitFirstRestore, async ({ request, body: { word } }) => {
    await refuseWithAccounts()
    requireRestart(restart)
    await countTry(database, paces.setupWord, clientAddress(request))
    if (!isSetupWord(setupWord, word))
      throw new Refusal('incorrect-code', 'the server printed another word at its start', 'body.word')
    return { admission: tickets.issue({ purpose: 'first-restore', subject: 'upload' }, Date.now() + admissionLife) }
  })

  route(app, contract.uploadFirstBackup, async ({ request, query: { admission } }) => {
    await refuseWithAccounts()
    if (tickets.open('first-restore', admission) === null)
      throw new Refusal('ticket', 'type the word of the server again', 'query.admission')
    work.refuseWhileRunning()
    return { upload: await receiveBackup(services, request, contract.uploadFirstBackup.upload) }
  })

  route(app, contract.inspectFirstBackup, async ({ body: { upload, passphrase } }) => {
    await refuseWithAccounts()
    const path = await uploadedFile(config.dataDir, upload)
    return inspect(app, work, { path, files: dataConfigOf(config), passphrase, upload })
  })

  route(app, contract.restoreFirstBackup, async ({ request, body: { upload, passphrase } }) => {
    await refuseWithAccounts()
    const path = await uploadedFile(config.dataDir, upload)
    const mayStill = async () => {
      if (await hasAccounts(database))
        throw new BackupError('Somebody has created an account meanwhile.', { code: 'has-accounts' })
    }
    const asked = { path, passphrase, upload, by: beginnerOf(null, request), mayStill }
    return restoreWhileServed(app, services, work, restart, asked)
  })

  route(app, contract.getFirstRestore, async ({ body: { upload } }) => {
    await refuseWithAccounts()
    if (!work.isAbout(upload)) throw notFound('uploaded file')
    return { work: work.state }
  })
}
