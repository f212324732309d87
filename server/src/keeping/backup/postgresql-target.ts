import pg from 'pg'
import type { MemberLimits } from '../../config.ts'
import { migrateTo } from '../../machinery/base/database/migrate.ts'
import { openPostgresql } from '../../machinery/base/database/postgresql.ts'
import { endAccess } from './end-access.ts'
import type { About, Row, TableShape } from './format.ts'
import { readRows } from './postgresql-snapshot.ts'
import type { RestoreTarget } from './restore-target.ts'

const quoted = pg.escapeIdentifier

const columnTypes = { text: 'text', number: 'numeric' } as const

interface ForeignKey {
  readonly table: string
  readonly name: string
  readonly definition: string
}

/** The same address, for connections that see one schema alone. */
function withSchema(url: string, schema: string): string {
  const address = new URL(url)
  const options = address.searchParams.get('options')
  address.searchParams.set('options', `${options === null ? '' : `${options} `}-c search_path=${schema}`)
  return address.href
}

/** New tables in a schema of their own, of the database that is in use. */
export class PostgresqlTarget implements RestoreTarget {
  readonly #url: string
  readonly #schema: string
  readonly #memberLimits: MemberLimits
  readonly #client: pg.Client
  #foreignKeys: readonly ForeignKey[] = []
  #tables: readonly string[] = []

  private constructor(url: string, schema: string, memberLimits: MemberLimits, client: pg.Client) {
    this.#url = url
    this.#schema = schema
    this.#memberLimits = memberLimits
    this.#client = client
  }

  static async open(url: string, schema: string, memberLimits: MemberLimits): Promise<PostgresqlTarget> {
    const inSchema = withSchema(url, schema)
    const client = new pg.Client({ connectionString: inSchema, keepAlive: true })
    client.on('error', () => {})
    await client.connect()
    await client.query(`create schema ${quoted(schema)}`)
    return new PostgresqlTarget(inSchema, schema, memberLimits, client)
  }

  async #migrate(step: string | null): Promise<void> {
    const patience = { connection: 10_000, statement: null }
    const database = openPostgresql(this.#url, { memberLimits: this.#memberLimits, patience })
    try {
      await migrateTo(database, step, this.#schema)
      if (step === null) await endAccess(database.db)
    } finally {
      await database.close()
    }
  }

  async prepare({ migrations, tables }: About): Promise<void> {
    await this.#migrate(migrations.at(-1) ?? null)
    this.#tables = tables.map(({ name }) => name)
    this.#foreignKeys = await this.#readForeignKeys()
    await this.#client.query('begin')
    for (const { table, name } of this.#foreignKeys)
      await this.#client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
    for (const name of this.#tables) {
      await this.#client.query(`alter table ${quoted(name)} disable trigger user`)
      await this.#client.query(`delete from ${quoted(name)}`)
    }
  }

  async #readForeignKeys(): Promise<readonly ForeignKey[]> {
    const { rows } = await this.#client.query<ForeignKey>(
      `select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
        from pg_constraint join pg_class on pg_class.oid = conrelid
        where contype = 'f' and connamespace = $1::regnamespace`,
      [quoted(this.#schema)],
    )
    return rows
  }

  async add({ name, columns }: TableShape, rows: readonly Row[]): Promise<void> {
    const list = columns.map((column) => quoted(column.name)).join(', ')
    const types = columns.map((column) => `${quoted(column.name)} ${columnTypes[column.kind]}`).join(', ')
    const objects = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column.name, row[at]])))
    await this.#client.query(
      `insert into ${quoted(name)} (${list}) select ${list} from json_to_recordset($1::json) as given(${types})`,
      [JSON.stringify(objects)],
    )
  }

  async finish(): Promise<void> {
    for (const name of this.#tables) await this.#client.query(`alter table ${quoted(name)} enable trigger user`)
    for (const { table, name, definition } of this.#foreignKeys)
      await this.#client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
    await this.#client.query('commit')
    await this.#client.query('analyze')
  }

  async *rowsOf(table: TableShape): AsyncGenerator<Row> {
    await this.#client.query('begin')
    yield* readRows(this.#client, table)
    await this.#client.query('commit')
  }

  migrate(): Promise<void> {
    return this.#migrate(null)
  }

  async secret(name: string): Promise<string | null> {
    const { rows } = await this.#client.query<{ value: string }>('select value from secrets where name = $1', [name])
    return rows[0]?.value ?? null
  }

  close(): Promise<void> {
    return this.#client.end()
  }
}
