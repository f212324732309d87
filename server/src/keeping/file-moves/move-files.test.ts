import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadImage } from '@potluck/api/images'
import sharp from 'sharp'
import { checkPictureFolder } from '../../book/images/picture-folder.ts'
import { type Config, readConfig } from '../../config.ts'
import { backupsInStore } from '../../ground/settings/file-store.ts'
import { claimDataFolder } from '../../machinery/base/database/data-folder.ts'
import { withFileStore } from '../../machinery/base/files/open-file-store.ts'
import { ownFile } from '../../machinery/base/own-file.ts'
import { type S3Server, startS3Server } from '../../testing/s3-server.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { backUp } from '../backup/back-up.ts'
import { backupsIn } from '../backup/backup-files.ts'
import { checkData } from '../backup/check-data.ts'
import { openExistingData } from '../backup/open-data.ts'
import { type MoveAim, moveFiles } from './move-files.ts'

let s3: S3Server
let folder: string
/** A data folder with pictures, files of jobs and a backup; each test has a copy. */
let full: string

/** Files of pictures, jobs and backups in the data folder; the label of the folder is none. */
const filesOn = async (dataDir: string): Promise<readonly string[]> => {
  const names = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const paths = names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const inside = paths.map((path) => path.slice(dataDir.length + 1))
  return inside.filter((path) => /^(images|jobs|backups)\//.test(path) && !path.endsWith('.potluck-folder')).sort()
}

beforeAll(async () => {
  s3 = await startS3Server()
  folder = await mkdtemp(join(tmpdir(), 'potluck-move-'))
  full = join(folder, 'full')
  const server = await startTestServer('sqlite')
  const { dataDir } = server.config
  await checkPictureFolder(server.database, server.services.fileStore)
  const anna = await server.member('Anna')
  for (const background of ['olive', 'teal']) {
    const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .png()
      .toBuffer()
    await anna.api.call(uploadImage, { file: new Blob([new Uint8Array(bytes)]) })
  }
  await mkdir(join(dataDir, 'jobs'), { recursive: true })
  await writeFile(join(dataDir, 'jobs/1234.kept'), 'a file of an import')
  await backUp(server.config, join(dataDir, 'backups'))
  await cp(dataDir, full, { recursive: true })
  await server.close()
}, 60_000)

afterEach(() => s3.meddle(null))

afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

let count = 0

/** A copy of the data, and a place of its own in the store. */
async function copyOfData() {
  count += 1
  const dataDir = join(folder, `copy-${count}`)
  await cp(full, dataDir, { recursive: true })
  const environment = { ...s3.environment, DATA_DIR: dataDir, S3_PREFIX: `move-${count}` }
  return { dataDir, environment, config: readConfig(environment), prefix: `move-${count}` }
}

async function move(config: Config, aim: MoveAim) {
  const database = await openExistingData(config)
  try {
    return await moveFiles(config, database, aim, { copied: () => {}, switched: () => {} })
  } finally {
    await database.close()
  }
}

const keysIn = (config: Config) =>
  withFileStore(config, async (store) => {
    const keys: string[] = []
    for (const place of ['images', 'jobs', 'backups']) for await (const key of store.keys(place)) keys.push(key)
    return keys.filter((key) => !key.endsWith('.potluck-folder')).sort()
  })

const allRight = { pictures: 2, ...{ missing: { count: 0 }, damaged: { count: 0 }, incomplete: { count: 0 } } }

test('files move to the store and back, and nothing is left where they were', async () => {
  const { config, dataDir } = await copyOfData()
  const before = await filesOn(dataDir)
  expect(before).toHaveLength(9)
  expect(await move(config, 'to-s3')).toMatchObject({ moved: 9, unlike: [] })
  expect(await filesOn(dataDir)).toEqual([])
  expect(await keysIn(config)).toEqual(before)
  expect(await checkData(config)).toMatchObject({ ...allRight, unowned: { count: 0 } })
  expect((await backupsIn(backupsInStore, config)).map(({ proof }) => proof?.pictures)).toEqual([2])
  // Once more, there is nothing to do.
  expect(await move(config, 'to-s3')).toMatchObject({ moved: 0, unlike: [] })

  expect(await move(config, 'to-disk')).toMatchObject({ moved: 9, unlike: [] })
  expect(await keysIn(config)).toEqual([])
  expect(await filesOn(dataDir)).toEqual(before)
  for (const path of before) expect(await readFile(join(dataDir, path))).toEqual(await readFile(join(full, path)))
  expect(await checkData({ ...config, fileStore: undefined })).toMatchObject({ ...allRight, unowned: { count: 0 } })
}, 60_000)

test('a server starts only where its pictures are', async () => {
  const { config } = await copyOfData()
  const starts = (files: Config) =>
    withFileStore(files, async (store) => {
      const database = await openExistingData(files)
      return checkPictureFolder(database, store).finally(() => database.close())
    })
  const onDisk = { ...config, fileStore: undefined }
  await starts(onDisk)
  await expect(starts(config)).rejects.toThrow(/npm run move-files -- to-s3/)
  await move(config, 'to-s3')
  await starts(config)
  await expect(starts(onDisk)).rejects.toThrow(/npm run move-files -- to-disk/)
}, 60_000)

test.each(['to-s3', 'to-disk'] as const)(
  'a move %s that is killed goes on where it was',
  async (aim) => {
    const { config, dataDir, environment } = await copyOfData()
    const before = await filesOn(dataDir)
    if (aim === 'to-disk') await move(config, 'to-s3')
    const program = [ownFile('move-files.ts'), aim]
    const isDone = async () => {
      const left = aim === 'to-s3' ? await filesOn(dataDir) : await keysIn(config)
      const there = aim === 'to-s3' ? await keysIn(config) : await filesOn(dataDir)
      // Whatever is killed when, each file is in one place at least.
      const whole = [...left, ...there].filter((name) => !name.endsWith('.tmp'))
      expect([...new Set(whole)].sort()).toEqual(before)
      return left.length === 0
    }
    let kills = 0
    // Of some 60 requests, each run is let do more than the one before.
    for (let requests = 12; !(await isDone()); requests += 24) {
      const child = spawn(process.execPath, program, { env: { ...process.env, ...environment }, stdio: 'ignore' })
      let seen = 0
      s3.meddle(() => {
        seen += 1
        if (seen === requests) child.kill('SIGKILL')
        return seen >= requests
      })
      const [, signal] = await once(child, 'exit')
      s3.meddle(null)
      if (signal === 'SIGKILL') kills += 1
    }
    expect(kills).toBeGreaterThan(0)
    expect(aim === 'to-s3' ? await keysIn(config) : await filesOn(dataDir)).toEqual(before)
    expect(await checkData(aim === 'to-s3' ? config : { ...config, fileStore: undefined })).toMatchObject(allRight)
  },
  120_000,
)

test('a copy that is another is made anew, and the first one stays until it is right', async () => {
  const { config, dataDir, prefix } = await copyOfData()
  const large = (await filesOn(dataDir)).find((path) => path.endsWith('-medium.webp')) ?? ''
  const file = s3.fileOf(`${prefix}/${large}`)
  const damage = async () => {
    const bytes = await readFile(file)
    bytes.writeUInt8(bytes.readUInt8(20) ^ 1, 20)
    await writeFile(file, bytes)
  }
  let stays = true
  s3.meddle((request, answer) => {
    if (request.method !== 'GET' || !request.url?.includes(large)) return false
    const damaged = stays ? damage() : Promise.resolve()
    void damaged.then(async () => answer.end(await readFile(file)))
    return true
  })
  expect(await move(config, 'to-s3')).toMatchObject({ moved: 8, unlike: [large] })
  expect(await filesOn(dataDir)).toEqual([large])
  stays = false
  // What the store has lost since, and still is where it was, comes there again.
  const backup = (await keysIn(config)).find((key) => key.endsWith('.tar')) ?? ''
  await cp(join(full, backup), join(dataDir, backup))
  await withFileStore(config, (store) => store.remove(backup))
  expect(await move(config, 'to-s3')).toMatchObject({ moved: 2, unlike: [] })
  expect(await keysIn(config)).toContain(backup)
  expect(await filesOn(dataDir)).toEqual([])
  expect(await checkData(config)).toMatchObject(allRight)
}, 60_000)

test('while a server runs, files are copied and nothing is removed', async () => {
  const { config, dataDir } = await copyOfData()
  const before = await filesOn(dataDir)
  const free = claimDataFolder(dataDir)
  await expect(move(config, 'to-s3')).rejects.toThrow(
    /are copied, and nothing is removed yet\. Stop the server, .*Another Potluck server uses/,
  )
  free()
  expect(await filesOn(dataDir)).toEqual(before)
  expect(await keysIn(config)).toEqual(before)
  expect(await move(config, 'to-s3')).toMatchObject({ moved: 9 })
}, 60_000)

test('a place of another database, and what a restore put aside, are not touched', async () => {
  const { config, dataDir } = await copyOfData()
  await mkdir(join(dataDir, 'before-restore-20261124-101503-042'))
  await expect(move(config, 'to-s3')).rejects.toThrow(/A restore put before-restore-20261124-101503-042 aside/)
  await rm(join(dataDir, 'before-restore-20261124-101503-042'), { recursive: true })
  await withFileStore(config, (store) => store.put('images/.potluck-folder', Buffer.from('of-another')))
  await expect(move(config, 'to-s3')).rejects.toThrow(/belongs to another database/)
  expect(await filesOn(dataDir)).toHaveLength(9)
}, 60_000)
