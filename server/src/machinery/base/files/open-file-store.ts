import type { Config } from '../../../config.ts'
import { diskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'

/** The settings that say where files are. */
export type FilesConfig = Pick<Config, 'dataDir' | 'fileStore'>

/** Where the files of a server are: in its data folder, or in the store that the settings name, whose client is loaded then. */
export async function openFileStore({ dataDir, fileStore }: FilesConfig): Promise<FileStore> {
  if (fileStore === undefined) return diskStore(dataDir)
  const { createS3Store } = await import('./s3/s3-store.ts')
  return createS3Store(fileStore)
}

/** Does something with the store, and closes it. */
export async function withFileStore<T>(config: FilesConfig, use: (store: FileStore) => Promise<T>): Promise<T> {
  const store = await openFileStore(config)
  try {
    return await use(store)
  } finally {
    await store.close()
  }
}
