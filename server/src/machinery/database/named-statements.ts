import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Most statements that have a name: each connection to the database keeps what it prepared under them. */
const maxNames = 500

/** A statement with more values than this is a list of them, of a length that hardly comes again. */
const maxValues = 20

/**
 * A pool whose statements have names: PostgreSQL then reads and plans one once on each connection, and is sent its
 * values alone from then on.
 */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>()

  function nameOf(text: string, values: readonly unknown[]): string | undefined {
    // Without values it is one that begins or ends a transaction, or changes a table.
    if (values.length === 0 || values.length > maxValues) return undefined
    const known = names.get(text)
    if (known !== undefined || names.size >= maxNames) return known
    const name = `potluck_${names.size}`
    names.set(text, name)
    return name
  }

  const naming = (client: pg.PoolClient): PostgresPoolClient =>
    Object.create(client, {
      query: {
        value: (text: string, values: readonly unknown[]) =>
          client.query({ name: nameOf(text, values), text, values: [...values] }),
      },
    })

  return {
    options: pool.options,
    connect: async () => naming(await pool.connect()),
    end: () => pool.end(),
  }
}
