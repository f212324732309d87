import { Kysely, PostgresDialect, type SqlBool, sql } from 'kysely'
import pg from 'pg'
import type { Config } from '../../config.ts'
import type { ColumnTypes, Database, Dialect, RecordOf } from './database.ts'
import { withNamedStatements } from './named-statements.ts'
import type { Schema } from './schema.ts'

// count(*) is a bigint, which the driver gives as text: our numbers stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const dialect: Dialect = {
  name: 'postgresql',
  exclusively: (db, name, step) =>
    db.connection().execute(async (connection) => {
      const key = sql`hashtext(${`potluck:${name}`})`
      await sql`select pg_advisory_lock(${key})`.execute(connection)
      try {
        return await step()
      } finally {
        await sql`select pg_advisory_unlock(${key})`.execute(connection)
      }
    }),
  async lockMember(transaction, memberId) {
    await transaction.selectFrom('users').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
  },
  rowsOf: (values) => sql<{ value: string }>`(select * from unnest(${values}::text[]) as listed(value))`,
  async noteGrowth(db) {
    await sql`vacuum (analyze) recipes, "recipeLabels", labels, "recipeImages", images,
      "searchPostings", "searchForms", "searchTexts"`.execute(db)
  },
  recordsOf: <Columns extends ColumnTypes>(columns: Columns, rows: readonly RecordOf<Columns>[]) => {
    const types = Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`)
    return sql<
      RecordOf<Columns>
    >`(select * from json_to_recordset(${JSON.stringify(rows)}::json) as listed(${sql.join(types)}))`
  },
  joined: (number) => sql<string | null>`string_agg(${number}::text, ',')`,
  holds: (text, part) => sql<SqlBool>`strpos(${text}, ${part}) > 0`,
}

/**
 * What the planner of queries should know: disks are no longer the spinning ones that PostgreSQL's defaults are made
 * for, and looking for words in each recipe costs more than comparing numbers. So an index is worth its while.
 */
const planning = '-c random_page_cost=1.1 -c cpu_operator_cost=0.02'

/** How long a connection may take, its queue included, milliseconds. */
const connectTimeout = 10_000

/** How long a statement may take, milliseconds: said to the database, which ends it, and held here when that is silent. */
const statementTimeout = 30_000
const silenceTimeout = 35_000

export interface PostgresqlOptions extends Pick<Config, 'memberLimits'> {
  /** Statements take as long as they take. */
  readonly patient?: boolean
}

/** Opens a PostgreSQL database by its address. */
export function openPostgresql(url: string, { memberLimits, patient = false }: PostgresqlOptions): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    options: planning,
    connectionTimeoutMillis: connectTimeout,
    ...(patient ? {} : { statement_timeout: statementTimeout, query_timeout: silenceTimeout }),
  })
  // A resting connection that is lost is replaced when one is needed again; unheard, its error would end the process.
  pool.on('error', () => {})
  // So is one that is lost while a request holds it: the request's next statement fails, not the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withNamedStatements(pool) }) })
  return { db, dialect, memberLimits, close: () => db.destroy() }
}
