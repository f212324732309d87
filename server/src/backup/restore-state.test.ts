import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { goBackIfFailed, isTrial, noteExchanged, readRestoreState } from './restore-state.ts'

test('where what was put aside is gone, a start fails once and says why, and the next one does not try again', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-state-'))
  const config = readConfig({ DATA_DIR: dataDir })
  await noteExchanged(dataDir, join(dataDir, 'before-restore-gone'), null)
  await goBackIfFailed(config)
  expect(await isTrial(dataDir)).toBe(true)
  // That start was killed; this one is to go back.
  await expect(goBackIfFailed(config)).rejects.toThrow()
  expect(await readRestoreState(dataDir)).toMatchObject({ state: 'failed', failure: { code: 'other' } })
  expect(await isTrial(dataDir)).toBe(false)
  await goBackIfFailed(config)
  await rm(dataDir, { recursive: true })
})
