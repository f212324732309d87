import type { Row, TableShape } from './format.ts'

/** A database as it was at one instant, however long it is read and whatever is written meanwhile. */
export interface Snapshot {
  readonly database: 'sqlite' | 'postgresql'
  /** The steps that it has behind it, in order; empty where there is no database of ours. */
  readonly migrations: readonly string[]
  /** All rows of a table. They are read as they are taken. */
  rowsOf(table: TableShape): AsyncIterable<Row>
  /** The digests of the pictures that rows name, without duplicates, in order. */
  pictureDigests(): AsyncIterable<string>
  /** Lets the database go on: until then it stores what was before. */
  close(): Promise<void>
}
