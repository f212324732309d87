import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readConfig } from '../../../config.ts'
import { isUpToDate, migrate, migrateTo } from '../database/migrate.ts'
import { openSqlite } from '../database/sqlite.ts'

test('a migration that fails half-way on SQLite changes nothing, so that the next start can repeat it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'potluck-interrupted-'))
  const database = openSqlite(readConfig({ DATA_DIR: dataDir }))
  try {
    await migrateTo(database, '0042-control-characters')
    // 0044 adds columns first and this table then.
    await sql`create table "serverSettings" (name text)`.execute(database.db)
    await expect(migrate(database)).rejects.toThrow('migration "0044-keepers" failed')
    await sql`drop table "serverSettings"`.execute(database.db)
    await migrate(database)
    expect(await isUpToDate(database)).toBe(true)
  } finally {
    await database.close()
    await rm(dataDir, { recursive: true })
  }
})
