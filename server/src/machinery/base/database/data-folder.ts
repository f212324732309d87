import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

/** Creates the data folder if it is missing. Only its owner can read it, because it contains password digests and a key. */
export function makeDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new Error(
      `The data folder ${dataDir} cannot be written: let it belong to the user that runs Potluck, mount it for writing, or set DATA_DIR to another one`,
      { cause },
    )
  }
  try {
    chmodSync(dataDir, 0o700)
  } catch (error) {
    // Some mounted volumes belong to somebody else, or know no rights.
    process.stderr.write(`The rights of ${dataDir} could not be set: ${String(error)}\n`)
  }
}

/** Takes a lock of the system, which goes with the process. @returns gives it free; null when another process has it */
function takeLock(path: string): (() => void) | null {
  const lock = new Sqlite(path, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
    return () => lock.close()
  } catch {
    lock.close()
    return null
  }
}

/**
 * Locks a folder with a SQLite database for this process: two servers would not exchange events and would wait for each
 * other's writes. The operating system releases the lock when the process ends.
 * @returns releases the lock
 * @throws when another server has it
 */
export function claimDataFolder(dataDir: string): () => void {
  const free = takeLock(join(dataDir, 'potluck.sqlite.server-lock'))
  if (free) return free
  throw new Error(
    `Another Potluck server uses the data folder ${dataDir}: stop that one, or give this one a DATA_DIR of its own`,
  )
}

/**
 * Keeps the files of pictures from being removed, or from being read while they are: a sweep and a backup exclude each other.
 * @returns gives them free; null when another process has them
 */
export const claimPictures = (dataDir: string): (() => void) | null => takeLock(join(dataDir, 'pictures.lock'))

/** How the folders are named in which a restore puts aside what was there, and their schemas, with `_` for `-`. */
export const asideStart = 'before-restore-'

/** The SQLite file of a data folder. */
export const sqliteFileIn = (dataDir: string): string => join(dataDir, 'potluck.sqlite')
