import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { DatabaseAway } from './database-away.ts'

/** Maximum number of named statements: each connection stores a prepared statement for each name. */
const maxNames = 500

/** A statement with more values than this is a list of a length that is rarely used again. */
const maxValues = 20

/**
 * Error codes of PostgreSQL when it is not available: lost connection (08), too many connections (53300), out of memory
 * (53200), stopping or starting (57P), statement timeout (57014), a connection that leads to a node that follows (25006).
 */
const isAway = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || /^(08|57P|57014|53200|53300|25006)/.test(error.code ?? '')

/** Whether the connection is of no more use: it is broken, or leads to a node that no longer takes changes. */
const isLost = (error: unknown): boolean => !(error instanceof pg.DatabaseError) || error.code === '25006'

const away = (cause: unknown) => new DatabaseAway('the database does not answer', { cause })

export interface PoolOptions {
  /** Whether PostgreSQL parses and plans each statement once per connection, and gets only the values later. */
  readonly namesStatements: boolean
}

/** The connections of a pool, which tell a database that is away from a statement that it refuses. */
export function postgresPool(pool: pg.Pool, { namesStatements }: PoolOptions): PostgresPool {
  const names = new Map<string, string>()
  const named = new WeakMap<pg.PoolClient, PostgresPoolClient>()

  function nameOf(text: string, values: readonly unknown[]): string | undefined {
    // Statements without values begin or end a transaction or change a table.
    if (!namesStatements || values.length === 0 || values.length > maxValues) return undefined
    const known = names.get(text)
    if (known !== undefined || names.size >= maxNames) return known
    const name = `potluck_${names.size}`
    names.set(text, name)
    return name
  }

  function naming(client: pg.PoolClient): PostgresPoolClient {
    let lost: DatabaseAway | null = null
    async function query(text: string, values: readonly unknown[]) {
      // After a statement without an answer, the next one would wait, too.
      if (lost) throw lost
      try {
        return await client.query({ name: nameOf(text, values), text, values: [...values] })
      } catch (error) {
        if (!isAway(error)) throw error
        const seen = away(error)
        if (isLost(error)) lost = seen
        throw seen
      }
    }
    return Object.create(null, {
      query: { value: query },
      release: { value: (isBroken: boolean) => client.release(isBroken || lost !== null) },
    })
  }

  async function connect(): Promise<PostgresPoolClient> {
    const client = await pool.connect().catch((cause: unknown) => {
      throw isAway(cause) ? away(cause) : cause
    })
    const known = named.get(client) ?? naming(client)
    named.set(client, known)
    return known
  }

  return {
    options: pool.options,
    connect,
    end: () => pool.end(),
  }
}
