import { chmodSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { Kysely, type LogConfig, type SqlBool, SqliteAdapter, type SqliteDatabase, SqliteDialect, sql } from 'kysely'
import type { Config } from '../../../config.ts'
import { makeDataFolder, sqliteFileIn } from './data-folder.ts'
import type { ColumnTypes, Database, Dialect, RecordOf } from './database.ts'
import type { Schema } from './schema.ts'

/** How long a statement waits for another process, milliseconds. */
const busyTimeout = 10_000

/**
 * One process at a time: SQLite's own write lock, taken on a second connection to a file beside the database, so
 * that the step itself is free to use transactions.
 */
const dialectBeside = (file: string, connection: Sqlite.Database): Dialect => ({
  name: 'sqlite',
  async exclusively(_db, name, step) {
    const lock = new Sqlite(`${file}.${name}-lock`, { timeout: 120_000 })
    try {
      lock.exec('begin exclusive')
      return await step()
    } finally {
      lock.close()
    }
  },
  async migrating(step) {
    connection.unsafeMode(true)
    try {
      return await step()
    } finally {
      connection.unsafeMode(false)
    }
  },
  // Only one transaction writes at a time.
  async lockMember() {},
  rowsOf: (values) => sql<{ value: string }>`(select value from json_each(${JSON.stringify(values)}))`,
  isAmongFew: (column, values) => sql<SqlBool>`${column} in ${values}`,
  isOneOf: (column, _type, values) =>
    sql<SqlBool>`${column} in (select value from json_each(${'toOperationNode' in values ? values : JSON.stringify(values)}))`,
  asOne: (values) => JSON.stringify(values),
  // SQLite plans without statistics here.
  async noteGrowth() {},
  recordsOf: <Columns extends ColumnTypes>(columns: Columns, rows: readonly RecordOf<Columns>[]) => {
    const values = Object.keys(columns).map(
      (name) => sql`json_extract(value, ${sql.lit(`$.${name}`)}) as ${sql.ref(name)}`,
    )
    return sql<RecordOf<Columns>>`(select ${sql.join(values)} from json_each(${JSON.stringify(rows)}))`
  },
  joined: (value) => sql<string | null>`group_concat(${value})`,
  holds: (text, part) => sql<SqlBool>`instr(${text}, ${part}) > 0`,
})

/** Maximum number of prepared statements. */
const maxStatements = 300

/**
 * Kysely's transactions with two changes. A writing transaction takes the lock at its beginning, where SQLite waits for it;
 * later SQLite would fail at once. A transaction that SQLite has ended itself, for example on a full disk, is not ended
 * again, because that error would hide the cause.
 */
function transactionStatement(connection: Sqlite.Database, text: string): string {
  if (text === 'begin') return 'begin immediate'
  return text === 'rollback' && !connection.inTransaction ? 'select 1 where false' : text
}

/** A connection that prepares each statement once. */
function withKeptStatements(connection: Sqlite.Database): SqliteDatabase {
  const statements = new Map<string, Sqlite.Statement<unknown[]>>()
  return {
    prepare(asked) {
      const text = transactionStatement(connection, asked)
      const statement = statements.get(text) ?? connection.prepare<unknown[]>(text)
      if (statements.size >= maxStatements) statements.clear()
      statements.set(text, statement)
      return statement
    },
    close: () => connection.close(),
  }
}

/** SQLite can change tables in a transaction: migrations that are killed leave nothing, so that the next start repeats them. */
class TransactionalDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl(): boolean {
        return true
      }
    })()
  }
}

/**
 * Opens the SQLite file of a data folder, and creates both if they are missing.
 * @param log is called with every statement
 */
export function openSqlite(
  { dataDir, memberLimits }: Pick<Config, 'dataDir' | 'memberLimits'>,
  log?: LogConfig,
): Database {
  makeDataFolder(dataDir)
  const file = sqliteFileIn(dataDir)
  const connection = new Sqlite(file, { timeout: busyTimeout })
  // The files beside it get the same permissions.
  chmodSync(file, 0o600)
  connection.pragma('journal_mode = WAL')
  // A successful answer survives a power cut: FULL syncs the log at each commit.
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  const db = new Kysely<Schema>({
    dialect: new TransactionalDialect({ database: withKeptStatements(connection) }),
    ...(log && { log }),
  })
  return { db, dialect: dialectBeside(file, connection), memberLimits, giveUp() {}, close: () => db.destroy() }
}
