import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { asideIn, goBackIfFailed, isTrial, noteExchanged, noteStarted, readRestoreState } from './restore-state.ts'

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

test('what was put aside is named after a good start, until somebody removes it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-state-'))
  const aside = join(dataDir, 'before-restore-1')
  await mkdir(aside)
  const named = async () => {
    const state = await readRestoreState(dataDir)
    return state && asideIn(dataDir, state)
  }
  await noteExchanged(dataDir, aside, null)
  expect(await named()).toBeNull()
  await goBackIfFailed(readConfig({ DATA_DIR: dataDir }))
  await noteStarted(dataDir)
  expect(await named()).toBe('before-restore-1')
  await rm(aside, { recursive: true })
  expect(await named()).toBeNull()
  await rm(dataDir, { recursive: true })
})
