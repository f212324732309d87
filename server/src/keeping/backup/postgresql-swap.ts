import pg from 'pg'
import { freshSchemaStart, type RestoreSchemas } from './folder-swap.ts'

const quoted = pg.escapeIdentifier

async function withClient<T>(url: string, step: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await step(client)
  } finally {
    await client.end()
  }
}

/** Tables and functions of a schema, but for those that an extension brought, as they are written in a statement. */
const movable = `
  select 'table ' || c.oid::regclass as what from pg_class c
    where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p')
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  union all
  select 'function ' || p.oid::regprocedure from pg_proc p
    where p.pronamespace = $1::regnamespace and p.prokind = 'f'
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`

async function moveAll(client: pg.Client, from: string, to: string): Promise<void> {
  const { rows } = await client.query<{ what: string }>(movable, [quoted(from)])
  for (const { what } of rows) await client.query(`alter ${what} set schema ${quoted(to)}`)
}

/** Removes what restores left that were broken off. Nobody else restores meanwhile. */
export const dropLeftSchemas = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select nspname as name from pg_namespace where starts_with(nspname, $1)',
      [freshSchemaStart],
    )
    for (const { name } of rows) await client.query(`drop schema ${quoted(name)} cascade`)
  })

/** Held by an exchange of schemas until its transaction ends, also that of a process that was killed. */
const exchanging = "select pg_advisory_xact_lock(hashtext('potluck:exchange'))"

/** Puts the tables that are in use aside and new ones into their place: in one transaction, which is done as a whole or not at all. */
export const swapSchemas = (url: string, { fresh, aside }: RestoreSchemas): Promise<void> =>
  withClient(url, async (client) => {
    await client.query('begin')
    await client.query(exchanging)
    const { rows } = await client.query<{ schema: string | null }>('select current_schema() as schema')
    const used = rows[0]?.schema
    if (!used) throw new Error('DATABASE_URL names a database without a schema to create tables in')
    await client.query(`create schema ${quoted(aside)}`)
    await moveAll(client, used, aside)
    await moveAll(client, fresh, used)
    await client.query(`drop schema ${quoted(fresh)}`)
    await client.query('commit')
  })

/** Bytes of the tables of a schema, with their indexes; 0 where there is no such schema. */
export const bytesOfSchema = (url: string, schema: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ bytes: string }>(
      `select coalesce(sum(pg_total_relation_size(oid)), 0) as bytes from pg_class
        where relnamespace = to_regnamespace($1) and relkind = 'r'`,
      [quoted(schema)],
    )
    return Number(rows[0]?.bytes ?? 0)
  })

/** Deletes a schema with all that is in it. */
export const dropSchema = (url: string, schema: string): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(`drop schema if exists ${quoted(schema)} cascade`)
  })

/** Whether a restore was done: the tables of before are aside. */
export const hasSchema = (url: string, schema: string): Promise<boolean> =>
  withClient(url, async (client) => {
    await client.query(exchanging)
    const { rows } = await client.query<{ there: boolean }>('select to_regnamespace($1) is not null as there', [schema])
    return rows[0]?.there ?? false
  })
