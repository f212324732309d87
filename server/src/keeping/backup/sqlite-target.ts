import { open } from 'node:fs/promises'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import type { MemberLimits } from '../../config.ts'
import { sqliteFileIn } from '../../machinery/base/database/data-folder.ts'
import { migrateTo } from '../../machinery/base/database/migrate.ts'
import { openSqlite } from '../../machinery/base/database/sqlite.ts'
import { BackupError } from './backup-error.ts'
import { endAccess } from './end-access.ts'
import type { Row, TableShape } from './format.ts'
import type { RestoreTarget } from './restore-target.ts'
import { readSqlite } from './sqlite-snapshot.ts'

interface Trigger {
  readonly name: string
  readonly sql: string
}

const quoted = (name: string): string => `"${name}"`

/** A file that nobody else knows of: it is synced once, at its end. */
function openFast(file: string): Sqlite.Database {
  const connection = new Sqlite(file)
  connection.pragma('journal_mode = MEMORY')
  connection.pragma('synchronous = OFF')
  connection.pragma('foreign_keys = OFF')
  return connection
}

/** A new SQLite database in a folder. */
export class SqliteTarget implements RestoreTarget {
  readonly #folder: string
  readonly #memberLimits: MemberLimits
  readonly #file: string
  #connection: Sqlite.Database | null = null
  #triggers: readonly Trigger[] = []
  readonly #inserts = new Map<string, Sqlite.Statement<unknown[]>>()

  constructor(folder: string, memberLimits: MemberLimits) {
    this.#folder = folder
    this.#memberLimits = memberLimits
    this.#file = sqliteFileIn(folder)
  }

  async #migrate(step: string | null): Promise<void> {
    const database = openSqlite({ dataDir: this.#folder, memberLimits: this.#memberLimits })
    try {
      await sql`pragma synchronous = off`.execute(database.db)
      await migrateTo(database, step)
      if (step === null) await endAccess(database.db)
    } finally {
      await database.close()
    }
  }

  async prepare({
    migrations,
    tables,
  }: {
    readonly migrations: readonly string[]
    readonly tables: readonly TableShape[]
  }) {
    await this.#migrate(migrations.at(-1) ?? null)
    const connection = openFast(this.#file)
    this.#connection = connection
    this.#triggers = connection.prepare<[], Trigger>("select name, sql from sqlite_master where type = 'trigger'").all()
    connection.exec('begin')
    for (const { name } of this.#triggers) connection.exec(`drop trigger ${quoted(name)}`)
    for (const { name, columns } of tables) {
      connection.exec(`delete from ${quoted(name)}`)
      const list = columns.map((column) => quoted(column.name)).join(', ')
      const values = columns.map(() => '?').join(', ')
      this.#inserts.set(name, connection.prepare(`insert into ${quoted(name)} (${list}) values (${values})`))
    }
  }

  async add({ name }: TableShape, rows: readonly Row[]): Promise<void> {
    const insert = this.#inserts.get(name)
    for (const row of rows) insert?.run(...row)
  }

  async finish(): Promise<void> {
    const connection = this.#connection
    if (!connection) throw new Error('nothing was prepared')
    for (const trigger of this.#triggers) connection.exec(trigger.sql)
    connection.exec('commit')
    const broken = connection.prepare<[], { readonly table: string }>('pragma foreign_key_check').get()
    connection.close()
    this.#connection = null
    if (broken) throw new BackupError(`A row of ${broken.table} refers to one that is not in the backup.`)
  }

  async *rowsOf(table: TableShape): AsyncGenerator<Row> {
    const snapshot = readSqlite(this.#file)
    try {
      yield* snapshot.rowsOf(table)
    } finally {
      await snapshot.close()
    }
  }

  async migrate(): Promise<void> {
    await this.#migrate(null)
    const file = await open(this.#file)
    await file.sync().finally(() => file.close())
  }

  async secret(name: string): Promise<string | null> {
    const connection = new Sqlite(this.#file, { readonly: true })
    try {
      return connection.prepare<[string], string>('select value from secrets where name = ?').pluck().get(name) ?? null
    } finally {
      connection.close()
    }
  }

  async close(): Promise<void> {
    this.#connection?.close()
  }
}
