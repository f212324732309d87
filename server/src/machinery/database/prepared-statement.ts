import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Database, Dialect } from './database.ts'

/** Where a value stands in a statement that is asked with other values each time. */
export type Given<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>

type Write<Values, Row> = (database: Pick<Database, 'db' | 'dialect'>, given: Given<Values>) => Compilable<Row>

interface Written<Values, Row> {
  readonly statement: CompiledQuery<Row>
  /** Which value each parameter is, by what stands for it. */
  readonly names: ReadonlyMap<unknown, keyof Values>
}

/**
 * A statement that is written out once, and asked with other values each time: to put one together and write it out
 * takes longer than SQLite needs to answer it.
 * @param write gets `given(name)` wherever a value stands
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
    const made = { statement, names }
    statements.set(dialect.name, made)
    return made
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
