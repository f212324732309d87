import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deletePutAside, listPutAside } from './put-aside.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'potluck-test-'))
  await mkdir(join(dataDir, 'before-restore-20261124-101503-042'))
  await writeFile(join(dataDir, 'before-restore-20261124-101503-042', 'potluck.sqlite'), '1234')
  await writeFile(join(dataDir, 'before-restore-20261124-101503-042.tar.gz'), 'an archive')
})

afterEach(() => rm(dataDir, { recursive: true }))

test('an archive of what was put aside, beside it, is not listed', async () => {
  expect(await listPutAside({ dataDir, databaseUrl: undefined })).toMatchObject([
    { name: 'before-restore-20261124-101503-042', bytes: 4 },
  ])
})

test.each([
  'before-restore-20261124-101503-042.tar.gz',
  'before-restore-20261124-101503-042/../images',
  'before-restore-20261124-101503-042/',
  'images',
  '..',
  '',
])('nothing is deleted by the name “%s”', async (name) => {
  await mkdir(join(dataDir, 'images'))
  const before = await readdir(dataDir)
  await expect(deletePutAside({ dataDir, databaseUrl: undefined }, name)).rejects.toMatchObject({ code: 'not-found' })
  expect(await readdir(dataDir)).toEqual(before)
})
