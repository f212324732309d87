import { mkdir, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { MemberLimits } from '../../config.ts'
import { sqliteFileIn } from '../../machinery/base/database/data-folder.ts'
import type { FilesConfig } from '../../machinery/base/files/open-file-store.ts'
import { BackupError } from './backup-error.ts'
import { type Proof, storeProof } from './backup-files.ts'
import { scratchBeside } from './backup-folder.ts'
import type { About } from './format.ts'
import type { Progress } from './progress.ts'
import { readBackup } from './read-backup.ts'
import { compareRows } from './restore-target.ts'
import { SeenPictures } from './seen-pictures.ts'
import { SqliteTarget } from './sqlite-target.ts'

const scratchStart = '.proof-'

async function proveIn(
  scratch: string,
  path: string,
  { passphrase, memberLimits, files, progress }: ProofOptions,
): Promise<Omit<Proof, 'provenAt'>> {
  const target = new SqliteTarget(scratch, memberLimits)
  const seen = new SeenPictures(scratch)
  try {
    const seenAbout: { about: About | null } = { about: null }
    const manifest = await readBackup({ path, files }, passphrase, {
      async about(about) {
        seenAbout.about = about
        await target.prepare(about)
      },
      rows: (table, rows) => target.add(table, rows),
      picture: async (name) => seen.note(name),
      progress: (bytes, totalBytes) => progress?.({ step: 'proving', bytes, totalBytes }),
    })
    await target.finish()
    const { about } = seenAbout
    await compareRows(target, about?.tables ?? [], manifest)
    const unseen = about?.pictures ? seen.unseen(sqliteFileIn(scratch)) : 0
    if (unseen > manifest.missing)
      throw new BackupError(
        `${unseen} pictures that rows name are not in the backup, ${manifest.missing} were known to be missing.`,
      )
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
    return { recipes: manifest.tables.recipes?.rows ?? 0, pictures: manifest.pictures, rows, missing: manifest.missing }
  } finally {
    seen.close()
    await target.close()
  }
}

export interface ProofOptions {
  readonly passphrase: string | undefined
  readonly memberLimits: MemberLimits
  /** The settings that say where the store of files is; needed for a backup there. */
  readonly files?: FilesConfig
  readonly progress?: Progress | undefined
}

/**
 * Proves a backup: reads it back from the disk, restores its rows into a scratch database beside it, compares each table with
 * what was read when it was written, and looks for each picture that the restored rows name. Pictures are read and their
 * SHA-256 compared; they are not written a second time. The proof is stored beside the backup.
 * @throws {BackupError} why it is not proven
 */
export async function proveBackup(path: string, options: ProofOptions): Promise<Proof> {
  const folder = scratchBeside(path, options.files)
  // Left by proofs that were killed: nobody proves anything there at the moment.
  for (const name of await readdir(folder)) {
    if (name.startsWith(scratchStart)) await rm(join(folder, name), { recursive: true, force: true })
  }
  const scratch = join(folder, `${scratchStart}${basename(path)}`)
  await mkdir(scratch, { mode: 0o700 })
  try {
    const proof = { provenAt: new Date().toISOString(), ...(await proveIn(scratch, path, options)) }
    await storeProof(path, proof, options.files)
    return proof
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
