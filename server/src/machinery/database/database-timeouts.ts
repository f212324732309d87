/** How long a PostgreSQL database is waited for, milliseconds. */
export interface DatabaseTimeouts {
  /** A connection, its queue included. */
  readonly connection: number
  /** A statement: said to the database, which ends it; null for as long as it takes. */
  readonly statement: number | null
}

export const defaultTimeouts: DatabaseTimeouts = { connection: 10_000, statement: 30_000 }
