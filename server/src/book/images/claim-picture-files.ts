import type { Config } from '../../config.ts'
import { claimPictures } from '../../machinery/base/database/data-folder.ts'

/**
 * Locks the files of pictures. A sweep, a backup and a restore exclude each other, on all machines that share a
 * database and a store of files.
 * @returns gives them free; null when another process has them
 */
export async function claimPictureFiles({
  dataDir,
  databaseUrl,
  fileStore,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 'fileStore'>): Promise<(() => Promise<void>) | null> {
  const free = claimPictures(dataDir)
  if (!free || databaseUrl === undefined || fileStore === undefined) return free && (async () => free())
  const { claimSharedWork } = await import('../../machinery/base/database/postgresql-claims.ts')
  try {
    const freeShared = await claimSharedWork(databaseUrl, 'pictures')
    if (freeShared)
      return async () => {
        await freeShared()
        free()
      }
  } catch (error) {
    free()
    throw error
  }
  free()
  return null
}
