import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, readConfig } from '../../config.ts'
import { claimDataFolder } from '../../machinery/base/database/data-folder.ts'
import { continueRestore } from './continue-restore.ts'
import { readRestoreState, storeRestoreState } from './restore-state.ts'

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
