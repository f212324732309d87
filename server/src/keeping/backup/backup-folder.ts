import { createReadStream, existsSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { backupsInStore } from '../../ground/settings/file-store.ts'
import { type ByteRange, bytesOf, type FileStore, type OpenedFile } from '../../machinery/base/files/file-store.ts'
import { type FilesConfig, withFileStore } from '../../machinery/base/files/open-file-store.ts'
import { writeWholeFile } from '../../machinery/base/whole-file.ts'

/** How the place of a backup begins that is in the store of files: `s3:backups/potluck-20261124-031000.tar`. */
const storeStart = 's3:'

/** Whether a place, of a backup or of a folder of them, is in the store of files. Else it is a path. */
export const isInStore = (place: string): boolean => place.startsWith(storeStart)

/** The key of a place in the store of files. */
export const keyOfPlace = (place: string): string => place.slice(storeStart.length)

/** A folder of backups for whoever keeps the server. */
export const folderForAdmins = (folder: string, { place }: FileStore): string =>
  isInStore(folder) ? `${place}/${keyOfPlace(folder)}` : folder

/** The place of a backup in a folder. */
export const placeIn = (folder: string, name: string): string =>
  isInStore(folder) ? `${folder}/${name}` : join(folder, name)

/** The place of a backup that somebody named: a file of this name, else one of the store of files. */
export const backupNamed = (name: string, { fileStore }: FilesConfig): string =>
  fileStore === undefined || isInStore(name) || existsSync(name) ? name : placeIn(backupsInStore, basename(name))

/** The files of backups and what lies beside them, by their places: on a disk, or in the store of files. */
export interface BackupFolder {
  /** Names and bytes of all files; none where there is no such folder. */
  list(folder: string): Promise<readonly { readonly name: string; readonly bytes: number }[]>
  /** The text of a small file; null where there is none. */
  readText(place: string): Promise<string | null>
  /** Writes a small file that is there as a whole or not at all. */
  writeText(place: string, text: string): Promise<void>
  /** Opens a file, or a part of it; null where there is none. */
  open(place: string, range?: ByteRange): Promise<OpenedFile | null>
  remove(place: string): Promise<void>
}

const onDisk: BackupFolder = {
  async list(folder) {
    if (!existsSync(folder)) return []
    const files: { name: string; bytes: number }[] = []
    for (const name of await readdir(folder)) {
      // Another process may have removed it meanwhile.
      const found = await stat(join(folder, name)).catch(() => null)
      if (found?.isFile()) files.push({ name, bytes: found.size })
    }
    return files
  },
  readText: (path) => readFile(path, 'utf8').catch(() => null),
  writeText: writeWholeFile,
  async open(path, range) {
    const { size } = await stat(path)
    return { bytes: size, stream: createReadStream(path, range && { start: range.from, end: range.to - 1 }) }
  },
  remove: (path) => rm(path, { force: true }),
}

const inStore = (store: FileStore): BackupFolder => ({
  async list(folder) {
    const within = `${keyOfPlace(folder)}/`
    const files: { name: string; bytes: number }[] = []
    for await (const { key, bytes } of store.list(keyOfPlace(folder)))
      files.push({ name: key.slice(within.length), bytes })
    return files
  },
  readText: async (place) => (await bytesOf(await store.open(keyOfPlace(place))))?.toString() ?? null,
  writeText: (place, text) => store.put(keyOfPlace(place), Buffer.from(text)),
  open: (place, range) => store.open(keyOfPlace(place), range),
  remove: (place) => store.remove(keyOfPlace(place)),
})

/**
 * Does something with what lies at a place.
 * @param files the settings that say where the store of files is; needed for places in it
 */
export async function atPlace<T>(
  place: string,
  files: FilesConfig | undefined,
  use: (folder: BackupFolder) => Promise<T>,
): Promise<T> {
  if (!isInStore(place)) return use(onDisk)
  if (files?.fileStore === undefined) throw new Error(`${place} is in a store of files: set S3_ENDPOINT`)
  return withFileStore(files, (store) => use(inStore(store)))
}

/** Opens a backup to be read after this. @param store of the server; null where there is no such backup any more */
export const openBackup = (store: FileStore, place: string): Promise<OpenedFile | null> =>
  (isInStore(place) ? inStore(store) : onDisk).open(place)

/** Where what is needed for a moment may lie: beside a backup on a disk, else in the data folder. */
export function scratchBeside(place: string, files: FilesConfig | undefined): string {
  if (!isInStore(place)) return dirname(place)
  if (!files) throw new Error(`${place} is in a store of files: set S3_ENDPOINT`)
  return files.dataDir
}
