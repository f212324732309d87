import { sql } from 'kysely'
import type { Database } from '../machinery/base/database/database.ts'

export interface Column {
  readonly table: string
  readonly name: string
  readonly type: string
  /** Whether a row without a value for it is refused. */
  readonly isDemanded: boolean
}

/** A primary key or another unique index. */
export interface UniqueKey {
  readonly table: string
  readonly name: string
  readonly isPrimary: boolean
  readonly columns: readonly string[]
}

/** A foreign key. */
export interface Reference {
  readonly table: string
  readonly columns: readonly string[]
  readonly toTable: string
  readonly toColumns: readonly string[]
}

/** A rule that each row of a table is checked against. */
export interface Check {
  readonly table: string
  readonly rule: string
}

/** What PostgreSQL knows of the tables. */
export interface Catalogue {
  readonly columns: readonly Column[]
  readonly keys: readonly UniqueKey[]
  readonly references: readonly Reference[]
  readonly checks: readonly Check[]
}

const namesOf = (table: string, numbers: string) =>
  sql.raw(`(select array_agg(a.attname::text order by n.position)
    from unnest(${numbers}) with ordinality as n(number, position)
    join pg_attribute a on a.attrelid = ${table} and a.attnum = n.number)`)

/** Reads the catalogue of a PostgreSQL database, without the migrator's own tables. */
export async function readCatalogue({ db }: Database): Promise<Catalogue> {
  const ours = sql.raw(`t.relnamespace = 'public'::regnamespace and t.relname not like 'kysely%'`)
  const columns = await sql<Column>`
    select t.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as "isDemanded"
    from pg_attribute a join pg_class t on t.oid = a.attrelid
    where ${ours} and t.relkind = 'r' and a.attnum > 0 and not a.attisdropped order by 1, 2`.execute(db)
  const keys = await sql<UniqueKey>`
    select t.relname as "table", i.relname as name, x.indisprimary as "isPrimary",
      ${namesOf('t.oid', 'x.indkey')} as columns
    from pg_index x join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    where ${ours} and x.indisunique order by 1, 2`.execute(db)
  const references = await sql<Reference>`
    select t.relname as "table", ${namesOf('t.oid', 'c.conkey')} as columns,
      r.relname as "toTable", ${namesOf('r.oid', 'c.confkey')} as "toColumns"
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class r on r.oid = c.confrelid
    where ${ours} and c.contype = 'f' order by 1, 2`.execute(db)
  const checks = await sql<Check>`
    select t.relname as "table", pg_get_constraintdef(c.oid) as rule
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where ${ours} and c.contype in ('c', 'x') order by 1, 2`.execute(db)
  return { columns: columns.rows, keys: keys.rows, references: references.rows, checks: checks.rows }
}
