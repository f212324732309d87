import * as backups from '@potluck/api/backups'
import * as first from '@potluck/api/first-restore'
import { adminsOnly, all, nothing, type Row, row } from './row.ts'

const currentPassword = 'correct horse'

/** A backup that is not there: whoever may ask is told so. */
const name = 'potluck-20200101-000000.tar'

const source = { upload: 'x'.repeat(22) }

const file = () => ({ file: new Blob(['no backup']) })

/** Backups, which admins alone see, make and restore; on a server without an account, who knows its word. */
export const backupRows: readonly Row[] = [
  row(backups.getBackups, 'of the server', adminsOnly(200), nothing),
  row(backups.getDataWork, 'of the server', adminsOnly(200), nothing),
  row(backups.makeBackup, 'with a wrong password', adminsOnly(412), () => ({ body: { currentPassword: 'wrong' } })),
  row(backups.updateBackupSchedule, 'of the server', adminsOnly(200), () => ({
    body: { isOn: false, at: '03:10', keep: { days: 7, weeks: 4, months: 12 }, currentPassword },
  })),
  row(backups.createBackupTicket, 'for none', adminsOnly(404), () => ({
    params: { name },
    body: { currentPassword },
  })),
  row(backups.downloadBackup, 'without a ticket', all(401), () => ({ params: { name } }), { guest: 401 }),
  row(backups.uploadBackup, 'a file', adminsOnly(201), file),
  row(backups.inspectBackup, 'of none', adminsOnly(404), () => ({ body: { source } })),
  row(backups.restoreBackup, 'with a wrong password', adminsOnly(412), () => ({
    body: { source, currentPassword: 'wrong' },
  })),
  row(backups.followRestore, 'that nobody began', all(404), () => ({ body: { restore: 'x'.repeat(22) } }), {
    guest: 404,
  }),
  row(backups.listPutAside, 'of the server', adminsOnly(200), nothing),
  row(backups.deletePutAside, 'that is not there', adminsOnly(404), () => ({
    params: { name: 'before-restore-none' },
    body: { currentPassword },
  })),
  row(backups.checkPictures, 'of the server', adminsOnly(202), () => ({ body: {} })),
  row(first.admitFirstRestore, 'where there are accounts', all(403), () => ({ body: { word: 'x' } }), { guest: 403 }),
  row(first.uploadFirstBackup, 'where there are accounts', all(403), () => ({ ...file(), query: { admission: 'x' } }), {
    guest: 403,
  }),
  row(first.inspectFirstBackup, 'where there are accounts', all(403), () => ({ body: source }), { guest: 403 }),
  row(first.restoreFirstBackup, 'where there are accounts', all(403), () => ({ body: source }), { guest: 403 }),
  row(first.getFirstRestore, 'where there are accounts', all(403), () => ({ body: source }), { guest: 403 }),
]
