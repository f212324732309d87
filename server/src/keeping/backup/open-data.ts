import { existsSync } from 'node:fs'
import type { Config } from '../../config.ts'
import { sqliteFileIn } from '../../machinery/base/database/data-folder.ts'
import type { Database } from '../../machinery/base/database/database.ts'
import { openDatabase } from '../../machinery/base/database/open-database.ts'
import { finishRestore } from './finish-restore.ts'
import { openSnapshot } from './open-snapshot.ts'

async function hasData(config: Config): Promise<boolean> {
  if (config.databaseUrl === undefined && !existsSync(sqliteFileIn(config.dataDir))) return false
  const snapshot = await openSnapshot(config)
  await snapshot.close()
  return snapshot.migrations.length > 0
}

const placeOf = ({ databaseUrl, dataDir }: Config): string =>
  databaseUrl === undefined ? `the folder ${dataDir}` : 'the database of DATABASE_URL'

/**
 * Opens the data for the server: ends a restore that was broken off, and copies the database before it brings it up to date.
 * @throws with `EXPECT_DATA`, when there is no database
 */
export async function openData(config: Config): Promise<Database> {
  await finishRestore(config)
  if (config.expectData && !(await hasData(config))) {
    throw new Error(
      `There are no data in ${placeOf(config)}, and EXPECT_DATA says that there must be. Is the volume mounted, and are DATA_DIR and DATABASE_URL right? To start anew on purpose, remove EXPECT_DATA`,
    )
  }
  return openDatabase(config, undefined, undefined, async (migrations) => {
    // Seldom needed, and much to load.
    const { copyBeforeMigration } = await import('./copy-before-migration.ts')
    await copyBeforeMigration(config, migrations)
  })
}

/**
 * The same for a command, which is about data that are there.
 * @throws when there is no database: the command lacks the settings of the server
 */
export async function openExistingData(config: Config): Promise<Database> {
  if (existsSync(config.dataDir)) await finishRestore(config)
  if (!(await hasData(config)))
    throw new Error(
      `There are no data in ${placeOf(config)}: run this with the settings of the server (DATA_DIR, DATABASE_URL) and as its user.`,
    )
  return openData(config)
}
