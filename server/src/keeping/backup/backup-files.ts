import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { FilesConfig } from '../../machinery/base/files/open-file-store.ts'
import { atPlace, type BackupFolder, isInStore, placeIn } from './backup-folder.ts'

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
  /** On a disk, or its place in the store of files. */
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
export const storeProof = (path: string, proof: Proof, files?: FilesConfig): Promise<void> =>
  atPlace(path, files, (folder) => folder.writeText(proofPath(path), `${JSON.stringify(proof)}\n`))

/** Proofs in a store of files do not change: each is fetched once, although somebody looks every minute. */
const knownProofs = new LRUCache<string, Proof>({ max: 1_000 })

async function readProof(folder: BackupFolder, path: string, bytes: number): Promise<Proof | null> {
  const key = `${path} ${bytes}`
  const known = isInStore(path) ? knownProofs.get(key) : undefined
  if (known) return known
  const text = await folder.readText(proofPath(path))
  try {
    const proof = proofSchema.parse(JSON.parse(text ?? ''))
    knownProofs.set(key, proof)
    return proof
  } catch {
    return null
  }
}

/**
 * The backups in a folder, the newest first; none where there is no such folder.
 * @param files the settings that say where the store of files is; needed for a folder there
 */
export const backupsIn = (place: string, files?: FilesConfig): Promise<readonly BackupFile[]> =>
  atPlace(place, files, async (folder) => {
    const listed = await folder.list(place)
    const bytesOf = new Map(listed.map(({ name, bytes }) => [name, bytes]))
    const backups: BackupFile[] = []
    for (const name of [...bytesOf.keys()].sort().reverse()) {
      const time = namePattern.exec(name)
      if (!time) continue
      const [, year, month, day, hour, minute, second] = time
      const path = placeIn(place, name)
      const hasProof = bytesOf.has(proofPath(name))
      const bytes = bytesOf.get(name) ?? 0
      backups.push({
        path,
        name,
        bytes,
        proof: hasProof ? await readProof(folder, path, bytes) : null,
        writtenAt: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`),
      })
    }
    return backups
  })

export const removeBackup = (path: string, files?: FilesConfig): Promise<void> =>
  atPlace(path, files, async (folder) => {
    await folder.remove(path)
    await folder.remove(proofPath(path))
  })
