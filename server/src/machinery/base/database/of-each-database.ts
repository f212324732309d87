import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

/** Memoizes a value per database: it is made on the first call and freed together with the database. */
export function ofEachDatabase<Value>(make: () => Value): (database: Pick<Database, 'db'>) => Value {
  const values = new WeakMap<Kysely<Schema>, Value>()
  return ({ db }) => {
    const known = values.get(db) ?? make()
    values.set(db, known)
    return known
  }
}
