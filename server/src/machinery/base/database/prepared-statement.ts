import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Database, Dialect } from './database.ts'

/** A placeholder for a value in a prepared statement. */
export type Given<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>

type Write<Values, Row> = (database: Pick<Database, 'db' | 'dialect'>, given: Given<Values>) => Compilable<Row>

interface Written<Values, Row> {
  readonly statement: CompiledQuery<Row>
  /** The name of the value of each placeholder. */
  readonly names: ReadonlyMap<unknown, keyof Values>
}

/**
 * A statement that is compiled once and sent with other values each time: to build and compile a statement takes longer than
 * SQLite needs to answer it.
 * @param write builds the statement, with `given(name)` in place of each value
 */
export function preparedStatement<Values, Row>(
  write: Write<Values, Row>,
): (database: Database, values: Values) => Promise<Row[]> {
  const statements = new Map<Dialect['name'], Written<Values, Row>>()

  function written({ db, dialect }: Database): Written<Values, Row> {
    const known = statements.get(dialect.name)
    if (known) return known
    const names = new Map<unknown, keyof Values>()
    const statement = write({ db, dialect }, (name) => {
      const place = { name }
      names.set(place, name)
      return sql`${place}`
    }).compile()
    const prepared = { statement, names }
    statements.set(dialect.name, prepared)
    return prepared
  }

  return async (database, values) => {
    const { statement, names } = written(database)
    const parameters = statement.parameters.map((parameter) => {
      const name = names.get(parameter)
      return name === undefined ? parameter : values[name]
    })
    return (await database.db.executeQuery<Row>({ ...statement, parameters })).rows
  }
}
