import * as contract from '@potluck/api/backups'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../../machinery/base/refusal.ts'
import type { Services } from '../../../machinery/for-features/services.ts'
import { route } from '../../../machinery/web/http/route.ts'
import { recordEvent } from '../../../people/audit/record-event.ts'
import { proveIdentity } from '../../../people/users/prove-identity.ts'
import { type BackupFile, backupsIn } from '../backup-files.ts'
import { folderForAdmins } from '../backup-folder.ts'
import { backupFolder, isScheduleFixed, readSchedule, storeSchedule } from '../backup-schedule.ts'
import { type DataCheck, lastCheck } from '../check-data.ts'
import { dataConfigOf } from '../data-config.ts'
import type { DataResult, DataTask } from '../data-process-client.ts'
import type { DataWork } from '../data-work.ts'
import { deletePutAside, listPutAside } from '../put-aside.ts'
import { readRestoreState } from '../restore-state.ts'
import type { Restart } from './restore-while-served.ts'
import { answeredWork } from './work-answer.ts'

const answeredFile = ({ name, writtenAt, bytes, proof }: BackupFile) => ({
  name,
  bytes,
  proof,
  writtenAt: writtenAt.toISOString(),
  isEncrypted: name.endsWith('.age'),
})

const answeredCheck = ({ checkedAt, pictures, missing, damaged, incomplete, unowned }: DataCheck) => ({
  checkedAt,
  pictures,
  missing: missing.count,
  damaged: damaged.count,
  incomplete: incomplete.count,
  unowned: unowned.count,
})

/** States of a restore that has ended. */
const outcomes = ['restored', 'went-back', 'failed'] as const

/** Backups in the browser, for the admins of the server. */
export function backupRoutes(
  app: FastifyInstance,
  services: Services,
  work: DataWork,
  restart: Restart | undefined,
): void {
  const { config, database, fileStore } = services
  const { dataDir, backup } = config
  const folder = backupFolder(config)
  const dataConfig = dataConfigOf(config)

  /** Starts work that goes on after the answer. @throws {Refusal} `busy` */
  function start(
    kind: contract.DataWorkKind,
    task: DataTask,
    then: (result: DataResult) => Promise<void> = async () => {},
  ) {
    const done = work.start(kind, task).then(then)
    done.catch((error: unknown) => app.log.error({ err: error }, `work on the data failed: ${kind}`))
    return answeredWork(work)
  }

  route(app, contract.getBackups, async () => {
    // Read first: of work that ends meanwhile, who asks would never see the result.
    const { state } = work
    const [files, schedule, check, last] = await Promise.all([
      backupsIn(folder, config),
      readSchedule(database, config),
      lastCheck(fileStore),
      readRestoreState(dataDir),
    ])
    const outcome = outcomes.find((each) => each === last?.state)
    return {
      ...{
        folder: folderForAdmins(folder, fileStore),
        schedule,
        isScheduleFixed: isScheduleFixed(config),
        work: state,
      },
      backups: files.slice(0, contract.maxListedBackups).map(answeredFile),
      restoresHere: restart !== undefined,
      hasPassphrase: backup.passphrase !== undefined || backup.passphraseFile !== undefined,
      check: check && answeredCheck(check),
      lastRestore: last && outcome ? { at: last.at, outcome, failure: last.failure } : null,
    }
  })

  route(app, contract.getDataWork, async () => ({ work: work.state }))

  route(app, contract.makeBackup, async ({ member: admin, body, request }) => {
    await proveIdentity(services, admin, body, request)
    const task = { kind: 'back-up' as const, config: { ...dataConfig, backup }, folder, due: null }
    return start('back-up', task, async (result) => {
      const detail = { bytes: result.kind === 'backed-up' ? result.bytes : 0 }
      await recordEvent(database, { kind: 'backup-made', userId: null, actorId: admin.id, request, detail })
    })
  })

  route(app, contract.updateBackupSchedule, async ({ member: admin, body, request }) => {
    const { isOn, at, keep, ...proof } = body
    // Backups that are off, or of which fewer are kept, lose data as a deletion does.
    await proveIdentity(services, admin, proof, request)
    await storeSchedule(database, admin, config, { isOn, at, keep })
    const detail = { what: 'backups', isOn }
    await recordEvent(database, { kind: 'settings-changed', userId: null, actorId: admin.id, request, detail })
    return readSchedule(database, config)
  })

  route(app, contract.checkPictures, async () => start('check', { kind: 'check', config: dataConfig, due: null }))

  route(app, contract.listPutAside, async () => ({
    putAside: (await listPutAside(config)).map(({ putAsideAt, ...rest }) => ({
      ...rest,
      putAsideAt: putAsideAt.toISOString(),
    })),
  }))

  route(app, contract.deletePutAside, async ({ member: admin, params: { name }, body, request }) => {
    await proveIdentity(services, admin, body, request)
    await deletePutAside(config, name)
    await recordEvent(database, { kind: 'put-aside-deleted', userId: null, actorId: admin.id, request })
    return {}
  })

  // A browser with a screen of before may ask for it.
  app.post('/api/server/data-check/mend', async () => {
    throw new Refusal('no-longer', 'pictures are not mended any more: restore a backup')
  })
}
