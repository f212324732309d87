import { copyFile, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { v7 as uuid } from 'uuid'
import { syncFolder } from '../whole-file.ts'
import { fileSink } from './file-sink.ts'
import { checkKey, type FileStore, type FoundFile, isKey } from './file-store.ts'

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ENOTDIR')

/** Of a thing that is gone, null. */
async function unlessMissing<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const halfEnd = '.tmp'

async function* entriesIn(folder: string): AsyncGenerator<string> {
  const entries = (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? []
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* entriesIn(path)
    else if (entry.isFile()) yield path
  }
}

/** Removes a file unless it was written anew after it was looked at: it is first taken aside, then looked at again. */
async function removeOld(path: string, since: Date): Promise<void> {
  const isYounger = async (at: string) => (await stat(at)).mtimeMs > since.getTime()
  const aside = `${path}.${uuid()}${halfEnd}`
  if (await isYounger(path)) return
  await rename(path, aside)
  if (await isYounger(aside)) await rename(aside, path)
  else await rm(aside)
}

/** Files in a folder of this machine; a key is a path below it. */
export function diskStore(root: string): FileStore {
  const pathOf = (key: string) => {
    checkKey(key)
    return join(root, key)
  }

  /** Writes a file beside its place and then moves it there: it is there as a whole or not at all, also after a power cut. */
  async function putWhole(key: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
    const path = pathOf(key)
    const half = `${path}.${uuid()}${halfEnd}`
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    try {
      const file = await open(half, 'wx', 0o600)
      await write(file).finally(() => file.close())
      await rename(half, path)
    } catch (error) {
      await rm(half, { force: true }).catch(() => {})
      throw error
    }
  }

  async function* keysIn(folder: string): AsyncGenerator<string> {
    for await (const path of entriesIn(pathOf(folder))) {
      const key = relative(root, path).replaceAll('\\', '/')
      if (!path.endsWith(halfEnd) && isKey(key)) yield key
    }
  }

  async function foundAt(path: string, key: string): Promise<FoundFile | null> {
    const found = await unlessMissing(stat(path))
    return found?.isFile() ? { key, bytes: found.size, changedAt: found.mtime } : null
  }

  return {
    place: root,
    isShared: false,
    put: (key, bytes) =>
      putWhole(key, async (file) => {
        await file.writeFile(bytes)
        await file.sync()
      }),
    async putStream(key, bytes) {
      await putWhole(key, (file) => pipeline(bytes, fileSink(file)))
      await syncFolder(dirname(pathOf(key)))
    },
    async open(key, range) {
      const file = await unlessMissing(open(pathOf(key)))
      if (!file) return null
      const found = await file.stat()
      const isThere = found.isFile()
      if (!isThere || (range && range.from >= found.size)) {
        await file.close()
        return isThere ? { bytes: found.size, stream: Readable.from([]) } : null
      }
      const part = range ? { start: range.from, end: Math.min(range.to, found.size) - 1 } : {}
      return { bytes: found.size, stream: file.createReadStream(part) }
    },
    find: async (key) => foundAt(pathOf(key), key),
    keys: keysIn,
    async *list(folder) {
      for await (const key of keysIn(folder)) {
        const found = await foundAt(pathOf(key), key)
        if (found) yield found
      }
    },
    async copy(from, to) {
      const half = `${pathOf(to)}.${uuid()}${halfEnd}`
      await mkdir(dirname(half), { recursive: true, mode: 0o700 })
      if ((await unlessMissing(copyFile(pathOf(from), half).then(() => true))) === null) return false
      await rename(half, pathOf(to))
      return true
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    removeUnchanged: async (key, since) => {
      // Another process removed it first.
      await unlessMissing(removeOld(pathOf(key), since))
    },
    async removeHalves(folder, before) {
      for await (const path of entriesIn(pathOf(folder)))
        if (path.endsWith(halfEnd)) await unlessMissing(removeOld(path, before))
    },
    async close() {},
  }
}
