import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { getBackups } from '@potluck/api/backups'
import { uploadImage } from '@potluck/api/images'
import { sql } from 'kysely'
import sharp from 'sharp'
import { imageFilesIn } from '../../book/images/image-files.ts'
import { ownedDigests } from '../../book/images/owned-digests.ts'
import { checkPictureFolder } from '../../book/images/picture-folder.ts'
import { type Config, readConfig } from '../../config.ts'
import { backupsInStore } from '../../ground/settings/file-store.ts'
import { withFileStore } from '../../machinery/base/files/open-file-store.ts'
import { type S3Server, startS3Server } from '../../testing/s3-server.ts'
import { freshPostgresql, startTestServer, usualDatabases } from '../../testing/test-server.ts'
import { type MoveAim, moveFiles } from '../file-moves/move-files.ts'
import { backUp } from './back-up.ts'
import { backupsIn, removeBackup } from './backup-files.ts'
import { checkData, checkDataIfDue, lastCheck } from './check-data.ts'
import { inspectBackup } from './inspect-backup.ts'
import { openData } from './open-data.ts'
import { restoreBackup } from './restore.ts'
import { undoRestore } from './undo-restore.ts'

const passphrase = 'a long and secret phrase'

let s3: S3Server
let folder: string
/** Backups of two servers whose pictures are on a disk. */
let two: string
let one: string

async function backupOf(name: string, colours: readonly string[]): Promise<string> {
  const server = await startTestServer('sqlite')
  await checkPictureFolder(server.database, server.services.fileStore)
  const anna = await server.member(name)
  for (const background of colours) {
    const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .png()
      .toBuffer()
    await anna.api.call(uploadImage, { file: new Blob([new Uint8Array(bytes)]) })
  }
  const { path } = await backUp(server.config, join(folder, name))
  await server.close()
  return path
}

beforeAll(async () => {
  s3 = await startS3Server()
  folder = await mkdtemp(join(tmpdir(), 'potluck-in-store-'))
  two = await backupOf('Anna', ['olive', 'teal'])
  one = await backupOf('Ben', ['navy'])
}, 60_000)

afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

const pictureKeys = (config: Config) =>
  withFileStore(config, async (store) => {
    const keys: string[] = []
    for await (const key of store.keys('images')) if (key.endsWith('.webp')) keys.push(key)
    return keys
  })

/** Sweeps as a server does, when all files are old. @returns how many are left */
async function sweep(config: Config): Promise<number> {
  const prefix = config.fileStore?.prefix ?? ''
  for (const key of await pictureKeys(config)) await utimes(s3.fileOf(`${prefix}${key}`), 0, 0)
  const database = await openData(config)
  await withFileStore(config, async (store) => {
    await checkPictureFolder(database, store)
    await imageFilesIn(store).sweep((digests) => ownedDigests(database, config, digests))
  })
  await database.close()
  return (await pictureKeys(config)).length
}

const asideIn = async ({ dataDir }: Config) =>
  (await readdir(dataDir)).filter((name) => name.startsWith('before-restore-'))

async function move(config: Config, aim: MoveAim) {
  const database = await openData(config)
  const progress = { copied: () => {}, switched: () => {} }
  return moveFiles(config, database, aim, progress).finally(() => database.close())
}

async function forgetAside(config: Config): Promise<void> {
  const database = await openData(config)
  if (config.databaseUrl !== undefined) {
    const { rows } = await sql<{ name: string }>`
      select nspname as name from pg_namespace where nspname like 'before\_restore\_%'`.execute(database.db)
    for (const { name } of rows) await sql`drop schema ${sql.id(name)} cascade`.execute(database.db)
  }
  await database.close()
}

describe.each(usualDatabases)('with files in a store, on %s', (kind) => {
  let config: Config
  let drop: (() => Promise<void>) | undefined

  beforeAll(async () => {
    const postgresql = kind === 'postgresql' ? await freshPostgresql() : null
    drop = postgresql?.drop
    config = readConfig({
      ...s3.environment,
      S3_PREFIX: `in-store/${kind}`,
      BACKUP_PASSPHRASE: passphrase,
      DATA_DIR: join(folder, kind),
      ...(postgresql && { DATABASE_URL: postgresql.url }),
    })
  })

  afterAll(() => drop?.())

  const sound = { ...{ missing: { count: 0 }, damaged: { count: 0 } }, incomplete: { count: 0 }, unowned: { count: 0 } }

  test('a backup is restored, undone and restored again, and pictures are removed when nothing names them', async () => {
    await restoreBackup(config, two, passphrase)
    expect(await checkData(config)).toMatchObject({ ...sound, pictures: 2 })
    const { path, proof } = await backUp(config, backupsInStore)
    expect(path).toMatch(/^s3:backups\/potluck-[\d-]+\.tar\.age$/)
    expect(proof).toMatchObject({ pictures: 2, missing: 0 })
    expect(await backupsIn(backupsInStore, config)).toMatchObject([{ path, proof }])

    // Two servers' pictures are in one place: what is aside keeps its own.
    await restoreBackup(config, one, passphrase)
    expect(await sweep(config)).toBe(9)
    expect(await checkData(config)).toMatchObject({ ...sound, pictures: 1 })
    await expect(move(config, 'to-disk')).rejects.toThrow(
      /A restore put before[-_]restore[-_].* aside: undo the restore/,
    )
    await undoRestore(config)
    expect(await sweep(config)).toBe(9)
    expect(await checkData(config)).toMatchObject({ ...sound, pictures: 2 })

    await forgetAside(config)
    for (const name of await asideIn(config)) await rm(join(config.dataDir, name), { recursive: true })
    expect(await sweep(config)).toBe(6)
    expect(await checkData(config)).toMatchObject({ ...sound, pictures: 2 })

    expect(await move(config, 'to-disk')).toMatchObject({ moved: 8, unlike: [] })
    expect(await checkData({ ...config, fileStore: undefined })).toMatchObject({ ...sound, pictures: 2 })
    expect(await move(config, 'to-s3')).toMatchObject({ moved: 8, unlike: [] })

    await restoreBackup(config, path, passphrase)
    expect(await checkData(config)).toMatchObject({ ...sound, pictures: 2 })
    await removeBackup(path, config)
    expect(await backupsIn(backupsInStore, config)).toEqual([])
  }, 120_000)

  test('servers that share the store check it once', async () => {
    const elsewhere = { ...config, dataDir: join(folder, `elsewhere-${kind}`) }
    const servers = kind === 'postgresql' ? [config, elsewhere] : [config]
    const due = new Date()
    const checks = await Promise.all(servers.map((each) => checkDataIfDue(each, due)))
    expect(checks.filter((check) => check !== null)).toMatchObject([{ ...sound, pictures: 2 }])
    for (const each of servers) {
      expect(await checkDataIfDue(each, due)).toBeNull()
      expect(await withFileStore(each, lastCheck)).toMatchObject({ pictures: 2 })
    }
  })
})

test('a backup of which the store breaks off is not called damaged, and one that is not there is named', async () => {
  const server = await startTestServer('sqlite', { ...s3.environment, S3_PREFIX: 'broken' })
  const { config: files } = server
  await server.member('Anna')
  const { path, bytes } = await backUp(files, backupsInStore)
  s3.meddle((request, answer) => {
    if (request.headers.range) return false
    answer.writeHead(200, { 'content-length': bytes }).write(Buffer.alloc(10))
    setTimeout(() => answer.destroy(), 20)
    return true
  })
  await expect(inspectBackup({ path, files }, undefined)).rejects.toThrow('s3://potluck-test/broken broke off')
  s3.meddle(null)
  expect(await inspectBackup({ path, files }, undefined)).toMatchObject({ hasPictures: true, missing: 0 })
  const gone = 's3:backups/potluck-20200101-000000.tar'
  await expect(inspectBackup({ path: gone, files }, undefined)).rejects.toThrow('there is no such backup')
  await server.close()
}, 60_000)

test('a server makes the backup that is due in the store, and removes there what is not kept', async () => {
  const old = ['potluck-20200101-031000.tar', 'potluck-20200102-031000.tar']
  const files = { ...s3.environment, S3_PREFIX: 'daily' }
  await withFileStore(readConfig(files), async (store) => {
    for (const name of old) await store.put(`backups/${name}`, Buffer.from('old'))
  })
  const server = await startTestServer('sqlite', { ...files, BACKUP_DIR: 's3', BACKUP_KEEP: '2,0,0' })
  const listed = () => backupsIn(backupsInStore, server.config)
  while ((await listed()).length !== 2 || (await listed())[0]?.proof === null) await pause(200)
  const [made, kept] = await listed()
  expect([made?.proof?.missing, kept?.name]).toEqual([0, old[1]])
  const kim = await server.member('Kim')
  const { data } = await kim.api.call(getBackups, {})
  expect(data).toMatchObject({ folder: 's3://potluck-test/daily/backups', isScheduleFixed: true })
  expect(data.backups.map(({ name }) => name)).toEqual([made?.name, old[1]])
  await server.close()
}, 60_000)
