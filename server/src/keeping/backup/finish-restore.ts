import { existsSync } from 'node:fs'
import type { Config } from '../../config.ts'
import { claimDataFolder } from '../../machinery/base/database/data-folder.ts'
import { carryOut, dropSwap, forgetSwap, notedSwap, type Swap } from './folder-swap.ts'
import { readRestoreState } from './restore-state.ts'

/**
 * Ends what a restore began that was killed between its decision and its last rename. Every program does it before it opens
 * the data folder.
 * @throws while that restore still runs
 */
export async function finishRestore(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<void> {
  const { dataDir, databaseUrl } = config
  if (!existsSync(dataDir) || (await notedSwap(dataDir)) === null) return
  const free = claimDataFolder(dataDir)
  try {
    const swap = await notedSwap(dataDir)
    if (swap) await finishSwap(dataDir, swap, databaseUrl)
  } finally {
    free()
  }
}

/** Carries out a swap that was noted, or forgets it: of PostgreSQL its tables decide. */
export async function finishSwap(dataDir: string, swap: Swap, databaseUrl: string | undefined): Promise<void> {
  if (swap.schema === null) return carryOut(dataDir, swap)
  if (databaseUrl === undefined)
    throw new Error(`A restore into PostgreSQL was broken off on ${dataDir}: start once with its DATABASE_URL`)
  const { hasSchema } = await import('./postgresql-swap.ts')
  if (await hasSchema(databaseUrl, swap.schema)) return carryOut(dataDir, swap)
  const last = await readRestoreState(dataDir)
  // The start was killed before its tables were exchanged: the next one does it.
  if (last?.state === 'asked' && last.ready?.swap.aside === swap.aside) return forgetSwap(dataDir)
  await dropSwap(dataDir, swap)
}
