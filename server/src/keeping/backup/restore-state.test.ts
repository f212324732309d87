import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '../../config.ts'
import { claimDataFolder } from '../../machinery/base/database/data-folder.ts'
import { continueRestore } from './continue-restore.ts'
import { askForRestore, readRestoreState, storeRestoreState } from './restore-state.ts'

let config: Config

beforeEach(async () => {
  config = readConfig({ DATA_DIR: await mkdtemp(join(tmpdir(), 'potluck-state-')) })
})

afterEach(() => rm(config.dataDir, { recursive: true }))

/** A start with restored data was killed. */
const noteStarting = () =>
  storeRestoreState(config.dataDir, {
    at: new Date().toISOString(),
    state: 'starting',
    aside: 'before-restore-gone',
    id: null,
    ready: null,
    failure: null,
    by: null,
  })

test('where what was put aside is gone, a start fails once and says why, and the next one does not try again', async () => {
  await noteStarting()
  await expect(continueRestore(config)).rejects.toThrow()
  expect(await readRestoreState(config.dataDir)).toMatchObject({ state: 'failed', failure: { code: 'other' } })
  expect(await continueRestore(config)).toBe(false)
})

test('a second server that starts while the first one tries restored data takes nothing back', async () => {
  await noteStarting()
  const free = claimDataFolder(config.dataDir)
  await expect(continueRestore(config)).rejects.toThrow(/Another Potluck server uses the data folder/)
  expect(await readRestoreState(config.dataDir)).toMatchObject({ state: 'starting' })
  free()
})

test.each<[string, readonly string[] | null]>([
  ['gone', null],
  ['without its database', ['images']],
])('where what lies ready is %s, a start changes nothing and says so', async (_, left) => {
  const { dataDir } = config
  await writeFile(join(dataDir, 'potluck.sqlite'), 'in use')
  const scratch = '.restoring-20261124-101503-042'
  for (const name of left ?? []) await mkdir(join(dataDir, scratch, name), { recursive: true })
  const swap = {
    ...{ scratch, aside: 'before-restore-20261124-101503-042', old: ['potluck.sqlite', 'images'] },
    ...{ fresh: ['images', 'potluck.sqlite'], schema: null },
  }
  const ready = { swap, folderId: null, hasPictures: true }
  await askForRestore(dataDir, 'x'.repeat(22), ready, { actorId: null, ip: '127.0.0.1', userAgent: '' })
  expect(await continueRestore(config)).toBe(false)
  expect(await readFile(join(dataDir, 'potluck.sqlite'), 'utf8')).toBe('in use')
  expect(await readdir(dataDir)).not.toContain(swap.aside)
  expect(await readRestoreState(dataDir)).toMatchObject({
    state: 'failed',
    failure: { message: expect.stringContaining('is not there any more') },
  })
})
