import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

/** Creates the data folder if it is missing. Only its owner can read it, because it contains password digests and a key. */
export function makeDataFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    chmodSync(dataDir, 0o700)
  } catch (error) {
    // Some mounted volumes belong to somebody else, or know no rights.
    process.stderr.write(`The rights of ${dataDir} could not be set: ${String(error)}\n`)
  }
}

/**
 * Locks a folder with a SQLite database for this process: two servers would not exchange events and would wait for each
 * other's writes. The operating system releases the lock when the process ends.
 * @returns releases the lock
 * @throws when another server has it
 */
export function claimDataFolder(dataDir: string): () => void {
  const lock = new Sqlite(join(dataDir, 'potluck.sqlite.server-lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (cause) {
    lock.close()
    throw new Error(
      `Another Potluck server uses the data folder ${dataDir}: stop that one, or give this one a DATA_DIR of its own`,
      { cause },
    )
  }
  return () => lock.close()
}

/** The SQLite file of a data folder. */
export const sqliteFileIn = (dataDir: string): string => join(dataDir, 'potluck.sqlite')
