import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ApiError } from '@potluck/api/errors'
import { uploadImage } from '@potluck/api/images'
import { previewImport, startImport } from '@potluck/api/imports'
import { listRecipes } from '@potluck/api/recipes'
import sharp from 'sharp'
import { claimPictureFiles } from '../../book/images/claim-picture-files.ts'
import { checkPictureFolder } from '../../book/images/picture-folder.ts'
import { sweepImages } from '../../book/images/store.ts'
import { now } from '../../machinery/base/database/instant.ts'
import { jobEnd } from '../../testing/job-end.ts'
import { type S3Server, startS3Server } from '../../testing/s3-server.ts'
import { startTestServer, type TestMember, type TestServer } from '../../testing/test-server.ts'
import { checkData } from './check-data.ts'

let s3: S3Server
let server: TestServer
let anna: TestMember

beforeAll(async () => {
  s3 = await startS3Server()
  server = await startTestServer('sqlite', s3.environment)
  await checkPictureFolder(server.database, server.services.fileStore)
  anna = await server.member('Anna')
})

afterEach(() => s3.meddle(null))

afterAll(async () => {
  await server.close()
  await s3.close()
})

const picture = (background: string) =>
  sharp({ create: { width: 30, height: 20, channels: 3, background } })
    .png()
    .toBuffer()

const upload = async (background: string) =>
  (await anna.api.call(uploadImage, { file: new Blob([new Uint8Array(await picture(background))]) })).data

const load = (address: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(new URL(address, `${server.address}api/`), { headers })

const digestOf = async (id: string): Promise<string> => {
  const row = server.database.db.selectFrom('images').select('digest').where('id', '=', id)
  return (await row.executeTakeFirstOrThrow()).digest
}

const keyOf = (digest: string, size = 'large') => `images/${digest.slice(0, 2)}/${digest}-${size}.webp`

const keys = async (folder: string) => {
  const found: string[] = []
  for await (const key of server.services.fileStore.keys(folder)) found.push(key)
  return found
}

const filesOf = async (digest: string) => (await keys('images')).filter((key) => key.includes(digest))

/** Answers everything as a store that is out of order. */
const outOfOrder = () =>
  s3.meddle((request, answer) => {
    request.resume()
    answer.writeHead(503).end('<Error><Code>ServiceUnavailable</Code></Error>')
    return true
  })

test('a picture is served from the store as from a disk, and none is on the disk', async () => {
  const { location, id } = await upload('olive')
  const answer = await load(location)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(answer.headers.get('content-length')).toBe(String(bytes.length))
  expect((await sharp(bytes).metadata()).width).toBe(30)
  const etag = answer.headers.get('etag') ?? ''
  const asked = s3.requests.length
  expect((await load(location, { 'if-none-match': etag })).status).toBe(304)
  expect(s3.requests.length).toBe(asked)
  expect(await filesOf(await digestOf(id))).toHaveLength(3)
  expect(await readdir(server.config.dataDir)).not.toContain('images')
})

test('a picture that nobody shows is removed once it is old', async () => {
  const { id } = await upload('teal')
  const digest = await digestOf(id)
  await sweepImages(server.services)
  expect(await filesOf(digest)).toHaveLength(3)
  const day = 86_400_000
  await server.database.db
    .updateTable('images')
    .set({ createdAt: now(-2 * day) })
    .where('id', '=', id)
    .execute()
  await sweepImages(server.services)
  expect(await filesOf(digest)).toHaveLength(3)
  // Left by a sweep that was killed.
  await server.services.fileStore.put(`sweeping/${digest}`, Buffer.alloc(0))
  for (const key of [...(await filesOf(digest)), ...(await keys('sweeping'))]) await utimes(s3.fileOf(key), 0, 0)
  await sweepImages(server.services)
  expect([await filesOf(digest), await keys('sweeping')]).toEqual([[], []])
})

test('a picture that is written while a sweep removes it is refused, so that it is sent again', async () => {
  const { id } = await upload('maroon')
  const digest = await digestOf(id)
  await server.database.db.deleteFrom('images').where('id', '=', id).execute()
  for (const key of await filesOf(digest)) await utimes(s3.fileOf(key), 0, 0)
  // The sweep has seen that a file is old, and is held up before it removes it; meanwhile the picture comes again.
  const uploaded = Promise.withResolvers<string>()
  let isHeld = false
  s3.meddle(async (request) => {
    if (request.method === 'DELETE' && request.url?.includes(`${digest}-`) && !isHeld) {
      isHeld = true
      uploaded.resolve(
        await upload('maroon').then(
          () => 'stored',
          (error: unknown) => (error instanceof ApiError ? `refused: ${error.status}` : String(error)),
        ),
      )
    }
    return false
  })
  await sweepImages(server.services)
  s3.meddle(null)
  expect(await uploaded.promise).toBe('refused: 503')
  const again = await upload('maroon')
  expect((await load(again.location)).status).toBe(200)
  expect(await filesOf(digest)).toHaveLength(3)
  expect(await keys('sweeping')).toEqual([])
})

test('while the store is away, pictures and uploads answer 503, nothing half is left, and all else works', async () => {
  const { location } = await upload('navy')
  const images = () => server.database.db.selectFrom('images').select('id').execute()
  const before = [await images(), await keys('images')]
  outOfOrder()
  const answer = await load(location)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.json()).toEqual({
    error: { code: 'files-away', message: 'the pictures and files of the server cannot be reached' },
  })
  await expect(upload('red')).rejects.toMatchObject({ status: 503, data: { error: { code: 'files-away' } } })
  await expect(anna.api.call(previewImport, { file: new Blob(['{}']), query: {} })).rejects.toMatchObject({
    status: 503,
  })
  expect((await anna.api.call(listRecipes, {})).status).toBe(200)
  const health = () => fetch(`${server.address}healthz`).then((healthz) => healthz.json())
  expect(await health()).toMatchObject({ status: 'degraded', files: 'down' })
  s3.meddle(null)
  expect(await health()).toMatchObject({ status: 'ok', files: 'ok' })
  expect([await images(), await keys('images')]).toEqual(before)
  expect((await load(location)).status).toBe(200)
})

test('an upload that the store takes one part of is refused as a whole, and works when it is sent again', async () => {
  let taken = 0
  s3.meddle((request, answer) => {
    if (request.method !== 'PUT' || taken++ < 1) return false
    request.resume()
    answer.writeHead(403).end('<Error><Code>QuotaExceeded</Code></Error>')
    return true
  })
  await expect(upload('lime')).rejects.toMatchObject({ status: 503 })
  s3.meddle(null)
  const { location } = await upload('lime')
  expect((await load(location)).status).toBe(200)
})

test('a picture of which the store breaks off in the middle breaks off, too', async () => {
  const noise = await sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 99, sigma: 90 },
    },
  })
    .png()
    .toBuffer()
  const { data } = await anna.api.call(uploadImage, { file: new Blob([new Uint8Array(noise)]) })
  const whole = await readFile(s3.fileOf(keyOf(await digestOf(data.id))))
  expect(whole.length).toBeGreaterThan(100_000)
  s3.meddle((_, answer) => {
    answer.writeHead(200, { 'content-length': whole.length }).write(whole.subarray(0, 80_000))
    setTimeout(() => answer.destroy(), 20)
    return true
  })
  await expect(load(data.location).then((answer) => answer.arrayBuffer())).rejects.toThrow()
  s3.meddle(null)
  expect((await load(data.location)).status).toBe(200)
})

test('a check finds what is damaged, missing or nobody’s in the store', async () => {
  const [damaged, missing] = [await digestOf((await upload('pink')).id), await digestOf((await upload('gold')).id)]
  const file = s3.fileOf(keyOf(damaged))
  const bytes = await readFile(file)
  await writeFile(file, bytes.fill(0, bytes.length - 4))
  await rm(s3.fileOf(keyOf(missing)))
  const stray = keyOf('0'.repeat(64))
  await server.services.fileStore.put(stray, Buffer.from('RIFF'))
  await utimes(s3.fileOf(stray), 0, 0)
  // What a move has not removed yet, or somebody copied there.
  const left = join(server.config.dataDir, keyOf('1'.repeat(64)))
  await mkdir(dirname(left), { recursive: true })
  await writeFile(left, 'RIFF')
  const found = await checkData(server.config)
  expect(found).toMatchObject({
    damaged: { count: 1, names: [damaged] },
    missing: { count: 1, names: [missing] },
    unowned: { count: 2, names: [`s3://potluck-test/${stray}`, left] },
  })
})

/** A job is done a moment before its file is removed. */
async function untilInStore(files: readonly string[]): Promise<void> {
  while ((await keys('jobs')).join() !== files.join()) await pause(20)
}

test('the file of an import is in the store: another server reads it, and it is gone when it was read', async () => {
  const recipes = [{ '@type': 'Recipe', name: 'Leek soup', recipeIngredient: ['1 leek'] }]
  const preview = await anna.api.call(previewImport, { file: new Blob([JSON.stringify(recipes)]), query: {} })
  await jobEnd(anna, preview.data.jobId)
  await untilInStore([`jobs/${preview.data.jobId}.kept`])
  // What another server does not have.
  await rm(join(server.config.dataDir, 'jobs'), { recursive: true })
  const { data } = await anna.api.call(startImport, { params: { id: preview.data.jobId }, body: { choices: {} } })
  expect(await jobEnd(anna, data.jobId)).toMatchObject({ status: 'done' })
  await untilInStore([])
})

test('two servers with folders of their own share the store: pictures, files of imports, and who sweeps', async () => {
  const one = await startTestServer('postgresql', { ...s3.environment, S3_PREFIX: 'two' })
  const { databaseUrl = '' } = one.config
  const other = await startTestServer('postgresql', { ...s3.environment, S3_PREFIX: 'two', DATABASE_URL: databaseUrl })
  const ben = await one.member('Ben')
  const { data } = await ben.api.call(uploadImage, { file: new Blob([new Uint8Array(await picture('plum'))]) })
  expect((await fetch(new URL(data.location, `${other.address}api/`))).status).toBe(200)

  const recipes = [{ '@type': 'Recipe', name: 'Leek soup', recipeIngredient: ['1 leek'] }]
  const file = new Blob([JSON.stringify(recipes)])
  const preview = await ben.api.call(previewImport, { file, query: {} })
  await jobEnd(ben, preview.data.jobId)
  const there = other.client(ben.token)
  const started = await there.call(startImport, { params: { id: preview.data.jobId }, body: { choices: {} } })
  expect(await jobEnd(ben, started.data.jobId)).toMatchObject({ status: 'done' })

  const free = await claimPictureFiles(one.config)
  expect(await claimPictureFiles(other.config)).toBeNull()
  await free?.()
  const freeOther = await claimPictureFiles(other.config)
  expect(freeOther).not.toBeNull()
  await freeOther?.()
  await other.close()
  await one.close()
})
