import { readBackup } from '../keeping/backup/read-backup.ts'

/** A row by the names of its columns. */
export type Values = Readonly<Record<string, unknown>>

/** The rows of a backup by table. @param passphrase of an encrypted one */
export async function rowsInBackup(path: string, passphrase?: string): Promise<ReadonlyMap<string, readonly Values[]>> {
  const tables = new Map<string, Values[]>()
  await readBackup({ path }, passphrase, {
    about: async () => {},
    rows: async ({ name, columns }, rows) => {
      const named = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column.name, row[at]])))
      tables.set(name, [...(tables.get(name) ?? []), ...named])
    },
    picture: async () => {},
  })
  return tables
}
