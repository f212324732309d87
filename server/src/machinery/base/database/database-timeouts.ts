/** Timeouts of a PostgreSQL database, milliseconds. */
export interface DatabaseTimeouts {
  /** For a connection, including the queue. */
  readonly connection: number
  /** For a statement, which the database cancels; null for no timeout. */
  readonly statement: number | null
}

export const defaultTimeouts: DatabaseTimeouts = { connection: 10_000, statement: 30_000 }
