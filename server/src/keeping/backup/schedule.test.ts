import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { readConfig } from '../../config.ts'
import { ownFile } from '../../machinery/base/own-file.ts'
import { startTestServer, usualDatabases } from '../../testing/test-server.ts'
import { backUp } from './back-up.ts'
import { backupsIn } from './backup-files.ts'
import { restoreBackup } from './restore.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-schedule-'))
})

afterEach(() => rm(folder, { recursive: true }))

async function untilProven(dir: string) {
  for (;;) {
    const [file] = await backupsIn(dir)
    if (file?.proof) return file
    await pause(100)
  }
}

test.each(usualDatabases)(
  'a server on %s makes the backup that is due, and removes what is not kept',
  async (kind) => {
    const dir = join(folder, 'backups')
    await mkdir(dir)
    const old = ['potluck-20200101-031000.tar', 'potluck-20200102-031000.tar']
    for (const name of old) await writeFile(join(dir, name), '')
    const server = await startTestServer(kind, {
      BACKUP_DIR: dir,
      BACKUP_KEEP: '2,0,0',
      BACKUP_PASSPHRASE: 'correct horse battery',
    })
    const file = await untilProven(dir)
    expect(file.name).toMatch(/^potluck-\d{8}-\d{6}\.tar\.age$/)
    for (let left = await backupsIn(dir); left.length > 2; left = await backupsIn(dir)) await pause(50)
    await server.close()
    expect((await backupsIn(dir)).map(({ name }) => name)).toEqual([file.name, old[1]])
  },
  60_000,
)

test('a server does not start with a passphrase that cannot be read', async () => {
  const settings = { BACKUP_DIR: folder, BACKUP_PASSPHRASE_FILE: join(folder, 'nowhere') }
  await expect(startTestServer('sqlite', settings)).rejects.toThrow(/BACKUP_PASSPHRASE_FILE cannot be read/)
  await writeFile(settings.BACKUP_PASSPHRASE_FILE, 'short\n')
  await expect(startTestServer('sqlite', settings)).rejects.toThrow(/has fewer than 12 characters/)
})

test('a backup into a folder that cannot be written says so and leaves nothing', async () => {
  const server = await startTestServer('sqlite')
  await server.member('Anna')
  await writeFile(join(folder, 'file'), '')
  await expect(backUp(server.config, join(folder, 'file'))).rejects.toThrow(/cannot be written/)
  await expect(backUp(server.config, join(folder, 'file', 'below'))).rejects.toThrow(/cannot be written/)
  await chmod(folder, 0o700)
  expect(await readdir(folder)).toEqual(['file'])
  await server.close()
})

test('a backup that finds no room says so and leaves nothing', async () => {
  const dataDir = join(folder, 'data')
  const config = readConfig({ DATA_DIR: dataDir })
  await restoreBackup(config, join(import.meta.dirname, 'released/0.1.0.tar'), undefined)
  const to = join(folder, 'backups')
  // The system refuses larger files than 50 kB.
  const command = `ulimit -f 50; exec "${process.execPath}" "${ownFile('make-backup.ts')}" --to "${to}"`
  const running = promisify(execFile)('bash', ['-c', command], { env: { ...process.env, DATA_DIR: dataDir } })
  const stderr = `There is no room in ${to}: the backup was not written.\n`
  await expect(running).rejects.toMatchObject({ code: 1, stderr })
  expect(await readdir(to)).toEqual([])
}, 60_000)

test.each(usualDatabases)(
  'a backup by command of a database on %s in which nobody has an account fails, and leaves nothing',
  async (kind) => {
    const server = await startTestServer(kind)
    await expect(backUp(server.config, folder)).rejects.toThrow(/Nobody has an account in .*nothing was backed up/)
    expect(await readdir(folder)).toEqual([])
    const env = { ...process.env, DATA_DIR: server.config.dataDir, DATABASE_URL: server.config.databaseUrl ?? '' }
    const running = promisify(execFile)(process.execPath, [ownFile('make-backup.ts'), '--to', folder], { env })
    await expect(running).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/Nobody has an account/) })
    await server.member('Anna')
    expect((await backUp(server.config, folder)).proof.rows).toBeGreaterThan(0)
    await server.close()
  },
  60_000,
)

test('a backup of no database says so', async () => {
  const config = readConfig({ DATA_DIR: join(folder, 'nothing') })
  await expect(backUp(config, folder)).rejects.toThrow(/There is no folder/)
  await mkdir(config.dataDir)
  await expect(backUp(config, folder)).rejects.toThrow(/There is no database/)
})

test('a restore is refused while a server on PostgreSQL uses the database', async () => {
  const server = await startTestServer('postgresql')
  await server.member('Anna')
  const { path } = await backUp(server.config, folder)
  await expect(restoreBackup(server.config, path, undefined)).rejects.toThrow(/A Potluck server uses the database/)
  await server.close()
}, 30_000)
