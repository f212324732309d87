import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgresql } from 'server/testing/postgresql'

/** The databases, by the names of docs/benchmarks.md. */
export const databaseNames = { sqlite: 'SQLite', postgresql: 'PostgreSQL' } as const

export type DatabaseKind = keyof typeof databaseNames

/** The databases that a command line asks for: one, or both. */
export function kindsOf(wanted: string | undefined): readonly DatabaseKind[] {
  if (wanted === undefined) return ['sqlite', 'postgresql']
  return wanted === 'postgresql' ? ['postgresql'] : ['sqlite']
}

/** A new, empty database. */
export interface EmptyDatabase {
  /** Settings of a server on it. */
  readonly settings: Readonly<Record<string, string>> & { readonly DATA_DIR: string }
  /** The file of SQLite, or the address of PostgreSQL. */
  readonly place: string
  /** Process id of PostgreSQL. */
  readonly postmaster: number | null
}

/**
 * Runs a step on an empty database, which is removed afterwards.
 * @param isDurable whether PostgreSQL writes as it does where nobody set anything
 */
export async function onDatabase<T>(
  kind: DatabaseKind,
  step: (database: EmptyDatabase) => Promise<T>,
  { isDurable = false } = {},
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'potluck-bench-'))
  const postgresql = kind === 'postgresql' ? await startPostgresql(tmpdir(), { isDurable }) : null
  try {
    const settings = { DATA_DIR: dataDir, ...(postgresql && { DATABASE_URL: postgresql.url }) }
    const place = postgresql?.url ?? join(dataDir, 'potluck.sqlite')
    return await step({ settings, place, postmaster: postgresql?.pid ?? null })
  } finally {
    await postgresql?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
