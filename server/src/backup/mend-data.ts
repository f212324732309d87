import { basename } from 'node:path'
import { claimPictureFiles } from '../images/claim-picture-files.ts'
import { encodeIfPossible } from '../images/encode-image.ts'
import { imageFilesIn } from '../images/image-files.ts'
import { diskStore } from '../machinery/files/disk-store.ts'
import type { FileStore } from '../machinery/files/file-store.ts'
import { withFileStore } from '../machinery/files/open-file-store.ts'
import { BackupError } from './backup-error.ts'
import { checkData, type DataCheck, keyOfName } from './check-data.ts'
import type { DataConfig } from './data-config.ts'
import { type BackupAt, readBackup } from './read-backup.ts'

/** Takes the large files of some pictures from a backup. @returns those that it has */
async function picturesFrom(
  source: BackupAt,
  passphrase: string | undefined,
  digests: ReadonlySet<string>,
  take: (bytes: Buffer) => Promise<void>,
): Promise<void> {
  await readBackup(source, passphrase, {
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

async function mendIn(
  store: FileStore,
  config: DataConfig,
  check: DataCheck,
  { from, passphrase }: MendOptions,
): Promise<void> {
  const imageFiles = imageFilesIn(store)
  const remake = async (large: Buffer) => {
    const image = await encodeIfPossible('mending', large, true)
    if (image && image !== 'short') await imageFiles.write(image)
  }
  for (const digest of check.incomplete.names) {
    const large = await imageFiles.read(digest, 'large')
    if (large) await remake(large)
  }
  const lost = new Set([...check.missing.names, ...check.damaged.names])
  if (from !== undefined && lost.size > 0) await picturesFrom({ path: from, files: config }, passphrase, lost, remake)
  for (const place of store.isShared ? [store, diskStore(config.dataDir)] : [store])
    await moveAside(place, check.unowned.names)
}

/**
 * Mends what a check found: makes small files anew, takes missing and damaged pictures from a backup, and moves files that are
 * nobody's aside. Nothing is deleted. What it cannot mend stays as it is.
 * @returns what a check finds afterwards
 */
export async function mendData(config: DataConfig, check: DataCheck, options: MendOptions): Promise<DataCheck> {
  const free = await claimPictureFiles(config)
  if (!free) throw new BackupError('A backup is being written: wait until it is done.')
  try {
    await withFileStore(config, (store) => mendIn(store, config, check, options))
  } finally {
    await free()
  }
  return checkData(config)
}

async function moveAside(store: FileStore, names: readonly string[]): Promise<void> {
  // Some names are of another place.
  for (const name of names.filter((each) => each.startsWith(`${store.place}/`))) {
    const key = keyOfName(store, name)
    if (await store.copy(key, `unowned-pictures/${basename(name)}`)) await store.remove(key)
  }
}
