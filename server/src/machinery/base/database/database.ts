import type { AliasableExpression, Expression, Kysely, SqlBool } from 'kysely'
import type { MemberLimits } from '../../../config.ts'
import type { Schema } from './schema.ts'

/** The differences between SQLite and PostgreSQL; everything else is the same Kysely code. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgresql'
  /** Runs a step while no other process runs one of the same name, for example when two servers start and migrate. */
  exclusively<T>(db: Kysely<Schema>, name: string, step: () => Promise<T>): Promise<T>
  /** Runs migrations: they may change how tables are defined, which SQLite prevents otherwise. */
  migrating<T>(step: () => Promise<T>): Promise<T>
  /** Locks everything that a member, or a kitchen, owns until the transaction ends. */
  lockMember(transaction: Kysely<Schema>, memberId: string): Promise<void>
  /**
   * Many values as a table, sent as one value, so that the statement stays short and constant. A table that is joined by `cross join` is
   * looked up by its index for each value: SQLite follows that order, and would otherwise read the whole table.
   */
  rowsOf(values: readonly string[]): AliasableExpression<{ readonly value: string }>
  /**
   * Whether a column is one of a few values that a query returns. For a page of unknown length, PostgreSQL would expect a tenth of the
   * table and read all of that instead of looking each value up.
   */
  isAmongFew(column: Expression<string>, values: Expression<unknown>): Expression<SqlBool>
  /** Whether a column is one of many values, which are sent as one, so that the statement stays the same. */
  isOneOf<Type extends keyof ListedTypes>(
    column: Expression<ListedTypes[Type]>,
    type: Type,
    values: readonly ListedTypes[Type][] | Expression<AsOne>,
  ): Expression<SqlBool>
  /** Packs many values into one, for a prepared statement. */
  asOne(values: readonly (string | number)[]): AsOne
  /** Updates the statistics of tables to which many recipes were added; the database itself would do so a minute later. */
  noteGrowth(db: Kysely<Schema>, added: number): Promise<void>
  /** A table expression from rows that are sent as one value, with named and typed columns. */
  recordsOf<Columns extends ColumnTypes>(
    columns: Columns,
    rows: readonly RecordOf<Columns>[],
  ): AliasableExpression<RecordOf<Columns>>
  /** Numbers or ids of many rows, in the order of the rows, as one text with commas between; null for none. */
  joined(value: Expression<number> | Expression<string>): AliasableExpression<string | null>
  /** Whether a text contains another exactly. */
  holds(text: Expression<string>, part: string): Expression<SqlBool>
}

/** Many values packed into one. */
export type AsOne = string | readonly (string | number)[]

interface ListedTypes {
  readonly text: string
  readonly integer: number
}

export type ColumnTypes = Readonly<Record<string, keyof ListedTypes>>

export type RecordOf<Columns extends ColumnTypes> = {
  readonly [Name in keyof Columns]: Columns[Name] extends 'text' ? string : number
}

export interface Database {
  readonly db: Kysely<Schema>
  readonly dialect: Dialect
  /** The size of a book, bytes. */
  readonly memberLimits: MemberLimits
  /** Connections of this process by state, where there is a pool of them. */
  connections?(): { readonly busy: number; readonly idle: number; readonly waiting: number }
  /** Aborts all present and later statements, so that a database that does not answer cannot delay a stop. */
  giveUp(): void
  close(): Promise<void>
}

const none = Number.POSITIVE_INFINITY

/** The same database without limits for members: for what they must not lose. */
export const withoutLimits = (database: Database): Database => ({
  ...database,
  memberLimits: { recipes: none, space: none, text: none },
})

/** Locks several members, always in the same order, which prevents deadlocks. */
export async function lockMembers({ db, dialect }: Database, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await dialect.lockMember(db, id)
}

/** Runs a step in a new transaction, or in the open one. */
export function inTransaction<T>(database: Database, step: (inside: Database) => Promise<T>): Promise<T> {
  if (database.db.isTransaction) return step(database)
  return database.db.transaction().execute((db) => step({ ...database, db }))
}
