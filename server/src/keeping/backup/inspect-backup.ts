import type { About } from './format.ts'
import type { Progress } from './progress.ts'
import { type BackupAt, readBackup } from './read-backup.ts'

/** What is in a backup. */
export interface BackupContent {
  /** ISO 8601. */
  readonly createdAt: string
  /** Version of the server that wrote it. */
  readonly server: string
  readonly database: About['database']
  readonly accounts: number
  readonly recipes: number
  readonly pictures: number
  /** Pictures that rows name and that were missing already when it was written. */
  readonly missing: number
  /** A copy before a migration has none. */
  readonly hasPictures: boolean
}

/** Reads a backup to its end, checks every byte of it, and says what is in it. @throws {BackupError} a sentence */
export async function inspectBackup(
  source: BackupAt,
  passphrase: string | undefined,
  progress?: Progress,
): Promise<BackupContent> {
  const seen: { about: About | null } = { about: null }
  const { tables, pictures, missing } = await readBackup(source, passphrase, {
    async about(about) {
      seen.about = about
    },
    rows: async () => {},
    picture: async () => {},
    progress: (bytes, totalBytes) => progress?.({ step: 'reading', bytes, totalBytes }),
  })
  const { about } = seen
  if (!about) throw new Error('nothing was read')
  const rowsOf = (table: string) => tables[table]?.rows ?? 0
  return {
    createdAt: about.createdAt,
    server: about.server,
    database: about.database,
    accounts: rowsOf('users'),
    recipes: rowsOf('recipes'),
    pictures,
    missing,
    hasPictures: about.pictures,
  }
}
