import { StoreAway } from '../../../machinery/base/files/file-store.ts'
import type { FilesConfig } from '../../../machinery/base/files/open-file-store.ts'
import { notFound } from '../../../machinery/base/refusal.ts'
import { atPlace, placeIn } from '../backup-folder.ts'

/** The path of a backup in a folder, or its place in the store of files. @param name as the API allows it @throws {Refusal} `not-found` */
export async function pathOfBackup(folder: string, name: string, files: FilesConfig): Promise<string> {
  const path = placeIn(folder, name)
  const opened = await atPlace(path, files, (within) => within.open(path, { from: 0, to: 1 })).catch(
    (error: unknown) => {
      if (error instanceof StoreAway) throw error
      return null
    },
  )
  if (!opened) throw notFound('backup')
  opened.stream.destroy()
  return path
}
