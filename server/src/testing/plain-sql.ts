import Sqlite from 'better-sqlite3'
import pg from 'pg'

/** A database that is asked in SQL, beside the server. */
export interface PlainSql {
  /** Runs statements with `?` or `$1` for values, as the database writes them; gives the rows of the last. */
  run(statement: string, values?: readonly unknown[]): Promise<readonly Readonly<Record<string, unknown>>[]>
  close(): Promise<void>
}

/** @param place the file of SQLite, or the address of PostgreSQL */
export async function openPlainSql(place: string): Promise<PlainSql> {
  if (/^postgres/.test(place)) {
    const client = new pg.Client({ connectionString: place })
    await client.connect()
    return {
      run: async (statement, values = []) => (await client.query(statement, [...values])).rows ?? [],
      close: () => client.end(),
    }
  }
  const connection = new Sqlite(place, { timeout: 60_000 })
  return {
    async run(statement, values = []) {
      const prepared = connection.prepare<unknown[], Readonly<Record<string, unknown>>>(statement)
      if (prepared.reader) return prepared.all(...values)
      prepared.run(...values)
      return []
    },
    close: async () => void connection.close(),
  }
}
