import type { AliasableExpression, Expression, Kysely, SqlBool } from 'kysely'
import type { MemberLimits } from '../../config.ts'
import type { Schema } from './schema.ts'

/** What differs between SQLite and PostgreSQL; everything else is one Kysely code. */
export interface Dialect {
  readonly name: 'sqlite' | 'postgresql'
  /** Runs a step while no other process runs one of the same name: two servers starting at once migrate in turn. */
  exclusively<T>(db: Kysely<Schema>, name: string, step: () => Promise<T>): Promise<T>
  /** Lets one transaction at a time change what a member owns; held until the transaction ends. */
  lockMember(transaction: Kysely<Schema>, memberId: string): Promise<void>
  /**
   * Many values as a table to start from, which travel as one: the statement stays short and the same. What is joined
   * to it by `cross join` is looked up by its index, value by value: SQLite keeps that order, and would else read all.
   */
  rowsOf(values: readonly string[]): AliasableExpression<{ readonly value: string }>
  /**
   * Whether a column is one of the few values that a query gives: of a page whose length PostgreSQL does not know it would
   * expect a tenth of the table, and read all of that instead of looking each up.
   */
  isAmongFew(column: Expression<string>, values: Expression<unknown>): Expression<SqlBool>
  /** Whether a column is one of many values, which travel as one: the statement stays the same however many there are. */
  isOneOf<Type extends keyof ListedTypes>(
    column: Expression<ListedTypes[Type]>,
    type: Type,
    values: readonly ListedTypes[Type][] | Expression<AsOne>,
  ): Expression<SqlBool>
  /** Many values as the one that they travel as, for a prepared statement. */
  asOne(values: readonly (string | number)[]): AsOne
  /** Tells the planner of queries that tables have grown at once; on its own it learns of that a minute later. */
  noteGrowth(db: Kysely<Schema>): Promise<void>
  /** Rows as a table to start from, which travel as one, whose columns are named and typed. */
  recordsOf<Columns extends ColumnTypes>(
    columns: Columns,
    rows: readonly RecordOf<Columns>[],
  ): AliasableExpression<RecordOf<Columns>>
  /** Numbers or ids of many rows, in the order of the rows, as one text with commas between; null for none. */
  joined(value: Expression<number> | Expression<string>): AliasableExpression<string | null>
  /** Whether a text holds another, to the letter. */
  holds(text: Expression<string>, part: string): Expression<SqlBool>
}

/** Many values on their way to the database. */
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
  /** How much a book takes. */
  readonly memberLimits: MemberLimits
  /** Breaks off what is asked at the moment and will be: a database that does not answer holds up a stop no longer. */
  giveUp(): void
  close(): Promise<void>
}

/** Locks several members, always in the same order: two who lock each other would else wait for ever. */
export async function lockMembers({ db, dialect }: Database, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await dialect.lockMember(db, id)
}

/** Runs a step in a transaction of its own, or in the one that is already open. */
export function inTransaction<T>(database: Database, step: (inside: Database) => Promise<T>): Promise<T> {
  if (database.db.isTransaction) return step(database)
  return database.db.transaction().execute((db) => step({ ...database, db }))
}
