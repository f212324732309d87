import { existsSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { sqliteFileIn } from '../../machinery/base/database/data-folder.ts'
import { BackupError } from './backup-error.ts'
import type { Row, TableShape } from './format.ts'
import type { Snapshot } from './snapshot.ts'

const quoted = (name: string): string => `"${name}"`

/** All rows of a table, in any order. */
async function* rowsIn(connection: Sqlite.Database, { name, columns }: TableShape): AsyncGenerator<Row> {
  const list = columns.map((column) => quoted(column.name)).join(', ')
  const statement = connection.prepare<[], Row[number][]>(`select ${list} from ${quoted(name)}`).raw()
  for (const row of statement.iterate()) yield row
}

async function* digestsIn(connection: Sqlite.Database): AsyncGenerator<string> {
  const statement = connection.prepare<[], string>('select distinct digest from images order by digest').pluck()
  for (const digest of statement.iterate()) yield digest
}

function migrationsIn(connection: Sqlite.Database): readonly string[] {
  const known = connection.prepare("select 1 from sqlite_master where type = 'table' and name = 'kysely_migration'")
  if (known.get() === undefined) return []
  return connection.prepare<[], string>('select name from kysely_migration order by name').pluck().all()
}

/** Reads a SQLite file in one read transaction: in WAL mode a reader holds up no writer. */
export function readSqlite(file: string): Snapshot {
  const connection = new Sqlite(file, { readonly: true, timeout: 10_000 })
  connection.exec('begin')
  try {
    return {
      database: 'sqlite',
      migrations: migrationsIn(connection),
      rowsOf: (table) => rowsIn(connection, table),
      pictureDigests: () => digestsIn(connection),
      close: async () => void connection.close(),
    }
  } catch (error) {
    connection.close()
    throw error
  }
}

/** @throws {BackupError} where there is no database */
export function openSqliteSnapshot(dataDir: string): Snapshot {
  const file = sqliteFileIn(dataDir)
  if (!existsSync(file))
    throw new BackupError(`There is no database in ${dataDir}: is DATA_DIR the folder of the server?`)
  return readSqlite(file)
}
