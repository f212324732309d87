import { Socket } from 'node:net'
import { Kysely, type LogConfig, PostgresDialect, type SqlBool, sql } from 'kysely'
import pg from 'pg'
import type { Config } from '../../../config.ts'
import type { ColumnTypes, Database, Dialect, RecordOf } from './database.ts'
import { DatabaseAway } from './database-away.ts'
import type { DatabaseTimeouts } from './database-timeouts.ts'
import { postgresPool } from './postgres-pool.ts'
import type { Schema } from './schema.ts'

// count(*) is a bigint, which the driver gives as text: our numbers stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Tables that grow when many recipes are added at once. */
const grown = [
  'recipes',
  'recipeLabels',
  'labels',
  'recipeImages',
  'images',
  'searchAdditions',
  'searchPostings',
  'searchForms',
  'searchTexts',
]

/** Statistics of before are good enough after fewer recipes than this. */
const recipesPerStatistics = 500

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
  migrating: (step) => step(),
  async lockMember(transaction, memberId) {
    const locked = await transaction
      .selectFrom('users')
      .select('id')
      .where('id', '=', memberId)
      .forNoKeyUpdate()
      .execute()
    if (locked.length > 0) return
    await transaction.selectFrom('books').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
  },
  rowsOf: (values) => sql<{ value: string }>`(select * from unnest(${values}::text[]) as listed(value))`,
  isAmongFew: (column, values) => sql<SqlBool>`${column} = any(array${values})`,
  isOneOf: (column, type, values) => sql<SqlBool>`${column} = any(${values}::${sql.raw(type)}[])`,
  asOne: (values) => values,
  async noteGrowth(db, added) {
    if (added < recipesPerStatistics) return
    for (const step of ['analyze (skip_locked)', 'vacuum (skip_locked)']) {
      for (const table of grown) {
        // If this takes too long, or another process does it already, the database's own schedule is enough.
        await sql`${sql.raw(step)} ${sql.table(table)}`.execute(db).catch((error: unknown) => {
          if (!(error instanceof DatabaseAway)) throw error
        })
      }
    }
  },
  recordsOf: <Columns extends ColumnTypes>(columns: Columns, rows: readonly RecordOf<Columns>[]) => {
    const types = Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`)
    return sql<
      RecordOf<Columns>
    >`(select * from json_to_recordset(${JSON.stringify(rows)}::json) as listed(${sql.join(types)}))`
  },
  joined: (value) => sql<string | null>`string_agg(${value}::text, ',')`,
  holds: (text, part) => sql<SqlBool>`strpos(${text}, ${part}) > 0`,
}

/**
 * Settings of the query planner: PostgreSQL's defaults assume spinning disks, and a search for words in each recipe is slower than a
 * comparison of numbers, so indexes pay off. Its compiler (jit) takes longer than any of our statements.
 */
const planning = '-c random_page_cost=1.1 -c cpu_operator_cost=0.02 -c jit=off'

/** What a connection says of itself when it begins. @param statement the timeout of a statement, milliseconds; null for none */
const sessionSettings = (statement: number | null) => ({
  options: planning,
  ...(statement === null ? {} : { statement_timeout: statement }),
})

/** Grace time after a statement's timeout before this side treats it as failed, milliseconds. */
const grace = 5_000

/** Idle connections that stay open, because a new one has to parse and plan statements again. */
const minConnections = 2

/** Idle time before a connection is probed (TCP keep-alive), milliseconds. */
const triedAfter = 10_000

export interface PostgresqlOptions extends Pick<Config, 'memberLimits'> {
  readonly patience: DatabaseTimeouts
  /**
   * Whether the address is one of a pooler, which gives a connection to each transaction: it knows no settings and no named
   * statements of ours.
   */
  readonly isPooled?: boolean
  /** Called with every statement. */
  readonly log?: LogConfig | undefined
}

/** The connections of a pool, which can all be aborted. */
function breakable() {
  const sockets = new Set<Socket>()
  let broken = false
  return {
    stream() {
      const socket = new Socket()
      if (broken) return socket.destroy(new Error('the database was given up'))
      sockets.add(socket)
      return socket.once('close', () => sockets.delete(socket))
    },
    breakOff() {
      broken = true
      for (const socket of sockets) socket.destroy(new Error('the database was given up'))
    },
  }
}

/** Opens a PostgreSQL database by its address. */
export function openPostgresql(
  url: string,
  { memberLimits, patience: { connection, statement }, log, isPooled = false }: PostgresqlOptions,
): Database {
  const { stream, breakOff } = breakable()
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    min: minConnections,
    stream,
    keepAlive: true,
    keepAliveInitialDelayMillis: triedAfter,
    connectionTimeoutMillis: connection,
    ...(statement === null ? {} : { query_timeout: statement + grace }),
    ...(isPooled ? {} : sessionSettings(statement)),
  })
  // A lost idle connection is replaced when needed; without a listener its error would end the process.
  pool.on('error', () => {})
  // If a connection is lost during a request, the request's next statement fails, not the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: postgresPool(pool, { namesStatements: !isPooled }) }),
    ...(log && { log }),
  })
  return {
    db,
    dialect,
    memberLimits,
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    giveUp: breakOff,
    close: () => db.destroy(),
  }
}
