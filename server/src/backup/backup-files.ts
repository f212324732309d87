import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeWholeFile } from '../machinery/whole-file.ts'

/** What came of restoring a backup into a scratch folder. */
const proofSchema = z.object({
  provenAt: z.iso.datetime(),
  recipes: z.int().nonnegative(),
  pictures: z.int().nonnegative(),
  rows: z.int().nonnegative(),
  /** Pictures that were missing already when it was written. */
  missing: z.int().nonnegative(),
})

export type Proof = z.output<typeof proofSchema>

/** A backup in a folder. */
export interface BackupFile {
  readonly path: string
  readonly name: string
  readonly writtenAt: Date
  readonly bytes: number
  /** Null for one that was never restored to try. */
  readonly proof: Proof | null
}

const namePattern = /^potluck-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)\.tar(?:\.age)?$/

/** The name of a backup: when it was written (UTC), and whether it is encrypted. */
export function backupName(at: Date, isEncrypted: boolean): string {
  const time = at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  return `potluck-${time}.tar${isEncrypted ? '.age' : ''}`
}

const proofPath = (path: string): string => `${path}.proof.json`

/** Stores what came of proving a backup, beside it: for screens, and for what is removed. */
export const storeProof = (path: string, proof: Proof): Promise<void> =>
  writeWholeFile(proofPath(path), `${JSON.stringify(proof)}\n`)

async function readProof(path: string): Promise<Proof | null> {
  try {
    return proofSchema.parse(JSON.parse(await readFile(proofPath(path), 'utf8')))
  } catch {
    return null
  }
}

/** The backups in a folder, the newest first; none where there is no such folder. */
export async function backupsIn(folder: string): Promise<readonly BackupFile[]> {
  if (!existsSync(folder)) return []
  const files: BackupFile[] = []
  for (const name of (await readdir(folder)).sort().reverse()) {
    const time = namePattern.exec(name)
    if (!time) continue
    const [, year, month, day, hour, minute, second] = time
    const path = join(folder, name)
    const bytes = await stat(path).then(
      ({ size }) => size,
      () => null,
    )
    // Another process removed it meanwhile.
    if (bytes === null) continue
    files.push({
      ...{ path, name, bytes, proof: await readProof(path) },
      writtenAt: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`),
    })
  }
  return files
}

export async function removeBackup(path: string): Promise<void> {
  await rm(path, { force: true })
  await rm(proofPath(path), { force: true })
}
