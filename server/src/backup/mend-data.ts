import { mkdir, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { encodeImage } from '../images/encode-image.ts'
import { imageFilesIn } from '../images/image-files.ts'
import { claimPictures } from '../machinery/database/data-folder.ts'
import { BackupError } from './backup-error.ts'
import { checkData, type DataCheck } from './check-data.ts'
import type { DataConfig } from './data-config.ts'
import { readBackup } from './read-backup.ts'

/** Takes the large files of some pictures from a backup. @returns those that it has */
async function picturesFrom(
  path: string,
  passphrase: string | undefined,
  digests: ReadonlySet<string>,
  take: (bytes: Buffer) => Promise<void>,
): Promise<void> {
  await readBackup(path, passphrase, {
    about: async () => {},
    rows: async () => {},
    picture: async (name, bytes) => {
      if (name.endsWith('-large.webp') && digests.has(name.slice(0, 64))) await take(bytes)
    },
  })
}

export interface MendOptions {
  /** A backup from which missing and damaged pictures are taken. */
  readonly from: string | undefined
  readonly passphrase: string | undefined
}

/**
 * Mends what a check found: makes small files anew, takes missing and damaged pictures from a backup, and moves files that are
 * nobody's aside. Nothing is deleted. What it cannot mend stays as it is.
 * @returns what a check finds afterwards
 */
export async function mendData(
  config: DataConfig,
  check: DataCheck,
  { from, passphrase }: MendOptions,
): Promise<DataCheck> {
  const { dataDir } = config
  const imageFiles = imageFilesIn(dataDir)
  const remake = async (large: Buffer) => {
    const image = await encodeImage('mending', large, true)
    if (image) await imageFiles.write(image)
  }
  const free = claimPictures(dataDir)
  if (!free) throw new BackupError('A backup is being written: wait until it is done.')
  try {
    for (const digest of check.incomplete.names) {
      const file = await imageFiles.open(digest, 'large')
      const large = await file?.readFile()
      await file?.close()
      if (large) await remake(large)
    }
    const lost = new Set([...check.missing.names, ...check.damaged.names])
    if (from !== undefined && lost.size > 0) await picturesFrom(from, passphrase, lost, remake)
    await moveAside(dataDir, check.unowned.names)
  } finally {
    free()
  }
  return checkData(config)
}

async function moveAside(dataDir: string, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  const folder = join(dataDir, 'unowned-pictures')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for (const path of paths) await rename(path, join(folder, basename(path)))
}
