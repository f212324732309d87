import pg from 'pg'
import type { Row, TableShape } from './format.ts'
import type { Snapshot } from './snapshot.ts'

// Numbers of ours stay far below 2^53; the driver would give them as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Rows fetched at a time, before it is known how long they are; and then as many as have about so many letters. */
const firstFetch = 50
const fetchLetters = 250_000
const maxFetch = 5_000

const quoted = pg.escapeIdentifier

/** Reads the answer of a query by a cursor: memory does not grow with the table. */
async function* cursorOver(client: pg.Client, query: string): AsyncGenerator<Row> {
  await client.query(`declare backup_rows no scroll cursor for ${query}`)
  let count = firstFetch
  for (;;) {
    const { rows } = await client.query<Row & unknown[]>({ text: `fetch ${count} from backup_rows`, rowMode: 'array' })
    if (rows.length === 0) break
    yield* rows
    const letters = Math.max(1, JSON.stringify(rows).length / rows.length)
    count = Math.min(maxFetch, Math.max(1, Math.floor(fetchLetters / letters)))
  }
  await client.query('close backup_rows')
}

/** All rows of a table, in a transaction that is open. */
export const readRows = (client: pg.Client, { name, columns }: TableShape): AsyncIterable<Row> =>
  cursorOver(client, `select ${columns.map((column) => quoted(column.name)).join(', ')} from ${quoted(name)}`)

async function* digestsIn(client: pg.Client): AsyncGenerator<string> {
  for await (const [digest] of cursorOver(client, 'select distinct digest from images order by digest'))
    yield String(digest)
}

async function migrationsIn(client: pg.Client): Promise<readonly string[]> {
  const known = await client.query<{ known: boolean }>("select to_regclass('kysely_migration') is not null as known")
  if (!known.rows[0]?.known) return []
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}

/** Reads a PostgreSQL database in one transaction that sees what was committed before it. It holds up nobody. */
export async function openPostgresqlSnapshot(url: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query('set local cursor_tuple_fraction = 1; set local statement_timeout = 0')
    return {
      database: 'postgresql',
      migrations: await migrationsIn(client),
      rowsOf: (table) => readRows(client, table),
      pictureDigests: () => digestsIn(client),
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}
