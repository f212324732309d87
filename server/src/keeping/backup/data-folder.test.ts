import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { uploadImage } from '@potluck/api/images'
import { acceptPictureFolder, checkPictureFolder, OtherPictureFolder } from '../../book/images/picture-folder.ts'
import { readConfig } from '../../config.ts'
import { ownFile } from '../../machinery/base/own-file.ts'
import { aPicture } from '../../testing/access-world.ts'
import { bothDatabases } from '../../testing/each-database.ts'
import { readyAddress } from '../../testing/ready-address.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'potluck-folder-'))
})

afterEach(() => rm(folder, { recursive: true }))

bothDatabases(
  'the folder of pictures',
  (server) => {
    test('is that of the database: an empty one in its place is refused until it is accepted', async () => {
      const { database, config, services } = server
      await checkPictureFolder(database, services.fileStore)
      await checkPictureFolder(database, services.fileStore)
      const anna = await server.member('Anna')
      await anna.api.call(uploadImage, { file: await aPicture() })
      const images = join(config.dataDir, 'images')
      await rename(images, join(folder, 'images'))
      await expect(checkPictureFolder(database, services.fileStore)).rejects.toThrow(OtherPictureFolder)
      await mkdir(images)
      await expect(checkPictureFolder(database, services.fileStore)).rejects.toThrow(/Is the volume mounted/)
      await acceptPictureFolder(database, services.fileStore)
      await checkPictureFolder(database, services.fileStore)
    })

    test('may be missing while there are no pictures', async () => {
      const { database, config, services } = server
      await checkPictureFolder(database, services.fileStore)
      await rm(join(config.dataDir, 'images'), { recursive: true })
      await expect(checkPictureFolder(database, services.fileStore)).resolves.toBeUndefined()
    })

    test('of another database is refused', async () => {
      const { database, config, services } = server
      await mkdir(join(config.dataDir, 'images'), { recursive: true })
      await writeFile(join(config.dataDir, 'images', '.potluck-folder'), 'another')
      await expect(checkPictureFolder(database, services.fileStore)).rejects.toThrow(/belongs to another database/)
    })

    test('of a server from before there were markers is taken as it is', async () => {
      const anna = await server.member('Anna')
      await anna.api.call(uploadImage, { file: await aPicture() })
      await checkPictureFolder(server.database, server.services.fileStore)
      expect(await readdir(join(server.config.dataDir, 'images'))).toContain('.potluck-folder')
    })
  },
  { perTest: true },
)

async function start(environment: Readonly<Record<string, string>>) {
  const server = spawn(process.execPath, [ownFile('main.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ready = readyAddress(server).then((address) => (address ? 'ready' : new Promise<never>(() => {})))
  const ended = Promise.all([text(server.stderr), once(server, 'exit')])
  const said = await Promise.race([ready, ended.then(([words]) => words)])
  server.kill()
  await ended
  return said
}

/** @returns what a server that becomes ready says in its log of errors until then */
async function startUntilReady(environment: Readonly<Record<string, string>>): Promise<string> {
  const server = spawn(process.execPath, [ownFile('main.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = text(server.stderr)
  await readyAddress(server)
  server.kill()
  await once(server, 'exit')
  return said
}

test('a start with EXPECT_DATA stops where there is no database, and makes none', async () => {
  expect(await start({ EXPECT_DATA: 'true' })).toMatch(/There are no data in .*Is the volume mounted/)
  expect((await readdir(folder)).filter((name) => name.endsWith('.sqlite'))).toEqual([])
  expect(await start({})).toBe('ready')
  expect(await start({ EXPECT_DATA: 'true' })).toBe('ready')
}, 60_000)

test('a start whose store of files does not answer says so and is ready; one with half of its settings stops', async () => {
  const closed = { S3_ENDPOINT: 'http://127.0.0.1:9', S3_BUCKET: 'cooks', S3_ACCESS_KEY_ID: 'key' }
  const away = { ...closed, S3_ENDPOINT: 'http://127.0.0.1:65531', S3_SECRET_ACCESS_KEY: 'very-secret' }
  const said = await startUntilReady(away)
  expect(said).toMatch(/store of pictures and files cannot be reached: s3:\/\/cooks does not answer\. .* answer 503/)
  expect(said).not.toContain('very-secret')
  expect(await start(closed)).toMatch(/S3_ENDPOINT is set, but S3_SECRET_ACCESS_KEY is not/)
  expect(await start({ ...closed, S3_SECRET_ACCESS_KEY_FILE: join(folder, 'none') })).toMatch(
    /S3_SECRET_ACCESS_KEY_FILE cannot be read/,
  )
}, 60_000)

test('a start stops when the folder of pictures is not the one of the database', async () => {
  expect(await start({})).toBe('ready')
  await writeFile(join(folder, 'images', '.potluck-folder'), 'another')
  expect(await start({})).toMatch(/Potluck could not start\. .*belongs to another database/)
}, 60_000)

test('a passphrase that is too short is refused without being told', () => {
  expect(() => readConfig({ BACKUP_PASSPHRASE: 'short' })).toThrow(
    'BACKUP_PASSPHRASE is …, but must be at least 12 characters',
  )
})
