import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

/** Makes the data folder where it is missing. Nobody but its owner reads in it: it holds digests of passwords and a key. */
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
 * Makes this process the only server on a folder with a SQLite database, until it ends: news does not cross from one
 * to another, and each would wait for the other's writes. The lock is the system's, and goes with the process.
 * @returns gives the folder free
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
