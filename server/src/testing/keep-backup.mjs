/**
 * `npm run keep-backup`: writes the backups that later versions have to restore, one plain and one encrypted, into
 * `server/src/keeping/backup/released`. Once for each release.
 */
import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { openDatabase } from '../machinery/base/database/open-database.ts'
import { version } from '../machinery/base/version.ts'

const released = join(import.meta.dirname, '../keeping/backup/released')
const passphrase = 'correct horse battery'
const folder = mkdtempSync(join(tmpdir(), 'potluck-keep-'))
try {
  await (await openDatabase(readConfig({ DATA_DIR: folder }))).close()
  process.env.TEST_SQLITE_TEMPLATE = join(folder, 'potluck.sqlite')
  const { startFullServer } = await import('./full-server.ts')
  const { backUp } = await import('../keeping/backup/back-up.ts')
  const server = await startFullServer('sqlite')
  for (const secret of [undefined, passphrase]) {
    const config = { ...server.config, backup: { ...server.config.backup, passphrase: secret } }
    const { path } = await backUp(config, folder)
    renameSync(path, join(released, `${version}.tar${secret ? '.age' : ''}`))
  }
  await server.close()
} finally {
  rmSync(folder, { recursive: true })
}
