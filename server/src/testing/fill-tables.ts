import { sql } from 'kysely'
import type { TableShape } from '../keeping/backup/format.ts'
import { tablesAfter } from '../keeping/backup/table-shapes.ts'
import type { Database } from '../machinery/base/database/database.ts'
import { migrations } from '../machinery/base/database/migrations.ts'

/** Every table that there is now. */
export const allTables = (): Promise<readonly TableShape[]> => tablesAfter(Object.keys(migrations))

/** What a database, a format or a script on the way might change, short enough for the shortest column. */
const oddTexts = ['', ' a ', "O'Il\\", '"\n\t\r', 'ж🍲ß', 'שלום', '%_;--', 'null', '1e3', '\u2028\u00e9']

interface ForeignKey {
  readonly table: string
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/** The foreign keys of a table, as SQLite states them. */
async function foreignKeysOf(db: Database['db'], table: string): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<{ id: number; table: string; from: string; to: string }>`
    select * from pragma_foreign_key_list(${table}) order by id, seq`.execute(db)
  return [...new Set(rows.map(({ id }) => id))].map((id) => {
    const parts = rows.filter((row) => row.id === id)
    return { table: parts[0]?.table ?? '', from: parts.map(({ from }) => from), to: parts.map(({ to }) => to) }
  })
}

async function anyRow(
  { db }: Database,
  table: string,
  offset = 0,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { rows } = await sql<
    Record<string, unknown>
  >`select * from ${sql.table(table)} limit 1 offset ${offset}`.execute(db)
  return rows[0]
}

/** @param sqlite a SQLite database with the same tables, which states their foreign keys */
async function fillTable(database: Database, sqlite: Database['db'], { name, columns }: TableShape): Promise<boolean> {
  const referred: Record<string, unknown> = {}
  // Of two keys that share a column, the one with more columns decides.
  const keys = (await foreignKeysOf(sqlite, name)).toSorted((a, b) => a.from.length - b.from.length)
  for (const key of keys) {
    const parent = await anyRow(database, key.table)
    if (!parent) return false
    for (const [at, from] of key.from.entries()) referred[from] = parent[key.to[at] ?? '']
  }
  for (const [at, odd] of oddTexts.entries()) {
    const values = columns.map((column) => {
      const value = referred[column.name] ?? (column.kind === 'text' ? `${odd}${at}` : at * 100_000)
      return sql`${value}`
    })
    const names = columns.map((column) => sql.ref(column.name))
    // Two rows cannot have one key: a table whose key refers to others has one.
    await sql`insert into ${sql.table(name)} (${sql.join(names)}) values (${sql.join(values)}) on conflict do nothing`.execute(
      database.db,
    )
  }
  return true
}

/** Puts rows with odd texts into every table that has none, also one that was added later than this was written. */
export async function fillEmptyTables(database: Database, sqlite: Database['db']): Promise<void> {
  let waiting = await allTables()
  while (waiting.length > 0) {
    const still: TableShape[] = []
    for (const table of waiting) {
      const done = (await anyRow(database, table.name)) !== undefined || (await fillTable(database, sqlite, table))
      if (!done) still.push(table)
    }
    if (still.length === waiting.length) throw new Error(`${still.map(({ name }) => name)} wait for each other`)
    waiting = still
  }
}
