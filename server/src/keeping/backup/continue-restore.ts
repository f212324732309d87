import { claimDataFolder } from '../../machinery/base/database/data-folder.ts'
import type { DataConfig } from './data-config.ts'
import { dataFailureOf } from './data-failure.ts'
import { finishRestore } from './finish-restore.ts'
import { isDecided, type ReadyData } from './folder-swap.ts'
import { claimBesideFolder, exchange } from './restore.ts'
import { type RestoreState, readRestoreState, storeRestoreState } from './restore-state.ts'
import { dropStaged } from './stage-restore.ts'
import { undoRestore } from './undo-restore.ts'

/** A server that ends with this code wants to be started again: a restore goes on then. */
export const restartCode = 75

/**
 * Takes the next step of a restore. Each start of the server does it, before it opens the data. Killed anywhere, the next start goes on.
 * @returns whether this start tries restored data: when it fails, the next one goes back
 * @throws while another server uses the data, or when what was there before cannot come back
 */
export async function continueRestore(config: DataConfig): Promise<boolean> {
  await finishRestore(config)
  const last = await readRestoreState(config.dataDir)
  if (last?.state === 'asked' && last.ready) return exchangeAsked(config, last, last.ready)
  if (last?.state === 'starting') await goBack(config, last)
  return false
}

/** Puts what lies ready into the place of what was there. @returns false where something forbids it, which is noted */
async function exchangeAsked(config: DataConfig, last: RestoreState, ready: ReadyData): Promise<boolean> {
  const { dataDir } = config
  const { swap } = ready
  // A server that still uses the folder ends this start, and changes nothing for the one that was asked.
  const freeFolder = claimDataFolder(dataDir)
  try {
    // A start that was killed may have done it.
    if (!(await isDecided(dataDir, swap))) await exchangeAlone(config, ready)
    await storeRestoreState(dataDir, { ...last, state: 'starting', ready: null, aside: swap.aside })
    return true
  } catch (error) {
    if (await isDecided(dataDir, swap)) throw error
    const failure = dataFailureOf(error)
    process.stderr.write(`The data were not exchanged. ${failure.message}\n`)
    await dropStaged(config, swap.scratch).catch(() => {})
    await storeRestoreState(dataDir, { ...last, state: 'failed', ready: null, failure })
    return false
  } finally {
    freeFolder()
  }
}

async function exchangeAlone(config: DataConfig, ready: ReadyData): Promise<void> {
  const free = await claimBesideFolder(config)
  await exchange(config, ready).finally(free)
}

/** The start before this one began with restored data and did not end well: what was there before comes back. */
async function goBack(config: DataConfig, last: RestoreState): Promise<void> {
  const { dataDir } = config
  // A server that uses the folder is the one that tries.
  claimDataFolder(dataDir)()
  try {
    if (last.aside !== null) await undoRestore(config, last.aside)
  } catch (error) {
    const failure = dataFailureOf(error)
    // Any other reason would stay, and each start would try the same again, without an end.
    if (failure.code !== 'other-server' && failure.code !== 'busy')
      await storeRestoreState(dataDir, { ...last, state: 'failed', failure })
    throw error
  }
  await storeRestoreState(dataDir, { ...last, state: 'went-back' })
  process.stderr.write('The server did not start with the backup that was restored: what was there before is back.\n')
}
