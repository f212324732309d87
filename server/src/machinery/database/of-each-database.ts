import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

/** Gives what is stored beside a database, made when it is asked for first; it goes with the database. */
export function ofEachDatabase<Kept>(make: () => Kept): (database: Pick<Database, 'db'>) => Kept {
  const values = new WeakMap<Kysely<Schema>, Kept>()
  return ({ db }) => {
    const known = values.get(db) ?? make()
    values.set(db, known)
    return known
  }
}
