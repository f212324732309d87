import { BackupError } from './backup-error.ts'
import type { About, Manifest, Row, TableShape } from './format.ts'
import { digestOfRows } from './row-digest.ts'

/** A database of its own, beside whatever is in use, that rows of a backup go into. */
export interface RestoreTarget {
  /** Makes the tables as they were when the backup was written. */
  prepare(about: About): Promise<void>
  add(table: TableShape, rows: readonly Row[]): Promise<void>
  /** Puts back the rules that were off while rows came in any order. @throws when the rows break one */
  finish(): Promise<void>
  rowsOf(table: TableShape): AsyncIterable<Row>
  /** Brings the tables up to date, and ends all access that was open. */
  migrate(): Promise<void>
  /** Of the row of `secrets` with this name; null for none. */
  secret(name: string): Promise<string | null>
  close(): Promise<void>
}

/** Reads all rows back and compares them with what was read when the backup was written. @throws {BackupError} */
export async function compareRows(
  target: Pick<RestoreTarget, 'rowsOf'>,
  tables: readonly TableShape[],
  manifest: Manifest,
): Promise<void> {
  for (const table of tables) {
    const expected = manifest.tables[table.name]
    const found = await digestOfRows(target.rowsOf(table))
    if (found.rows !== expected?.rows || found.digest !== expected.digest)
      throw new BackupError(
        `The table ${table.name} was not restored as it was: ${found.rows} rows came back of ${expected?.rows ?? 0}, or some differ.`,
      )
  }
}
