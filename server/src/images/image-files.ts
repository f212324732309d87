import { access, type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { v7 as uuid } from 'uuid'
import type { EncodedImage } from './encoder.ts'
import type { ImageSize } from './image-sizes.ts'

declare module '../machinery/services.ts' {
  interface Services {
    readonly imageFiles: ImageFiles
  }
}

/** The files of pictures, named by their content, in a folder that no web server shows. */
export interface ImageFiles {
  /** Writes a picture's files; when it is done, they are safe on disk. */
  write(image: EncodedImage): Promise<void>
  /** Opens a file, or null when there is none, or not the whole of it. */
  open(digest: string, size: ImageSize): Promise<FileHandle | null>
  /** Whether a picture was made here before. */
  has(digest: string): Promise<boolean>
  /** Removes the files that nobody refers to, unless they are new. */
  sweep(isReferred: (digests: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>
}

/** A file younger than this may be about to be referred to, milliseconds. */
const young = 3_600_000

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

/** Writes a file that is either there as a whole or not at all, also after a power cut. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const half = `${path}.${uuid()}.tmp`
  const file = await open(half, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(half, path)
}

/** A picture says at its beginning how long it is (RIFF): `RIFF`, and the bytes that follow the first eight. */
const riffHeader = 8

/** Opens a picture's file; null when a part of it is missing, as after a disk that was full or a copy that was broken off. */
async function openWhole(path: string): Promise<FileHandle | null> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(riffHeader), 0, riffHeader, 0)
    const said = bytesRead === riffHeader ? buffer.readUInt32LE(4) + riffHeader : null
    if (said === (await file.stat()).size) return file
  } catch (error) {
    await file.close()
    throw error
  }
  await file.close()
  return null
}

/** Folders of pictures are named by the first two digits of their digests. */
const folderName = /^[0-9a-f]{2}$/

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

/** Removes a file unless it was written anew after it was looked at: it is first taken aside, then looked at again. */
async function removeOld(path: string): Promise<void> {
  const aside = `${path}.${uuid()}.tmp`
  if (Date.now() - (await stat(path)).mtimeMs < young) return
  await rename(path, aside)
  if (Date.now() - (await stat(aside)).mtimeMs < young) await rename(aside, path)
  else await rm(aside)
}

const rootIn = (dataDir: string): string => join(dataDir, 'images')

/** The folders in which the files of pictures are. What else lies there, from a backup program or an editor, is not ours. */
export async function* pictureFolders(dataDir: string): AsyncGenerator<string> {
  const root = rootIn(dataDir)
  await mkdir(root, { recursive: true })
  const entries = await readdir(root, { withFileTypes: true })
  for (const { name } of entries.filter((entry) => entry.isDirectory() && folderName.test(entry.name)))
    yield join(root, name)
}

export function imageFilesIn(dataDir: string): ImageFiles {
  const root = rootIn(dataDir)
  const folderOf = (digest: string) => join(root, digest.slice(0, 2))
  const pathOf = (digest: string, size: ImageSize) => join(folderOf(digest), `${digest}-${size}.webp`)

  async function sweepFolder(folder: string, isReferred: (digests: readonly string[]) => Promise<ReadonlySet<string>>) {
    const names = await filesIn(folder)
    if (names.length === 0) return
    const digests = [...new Set(names.map((name) => name.slice(0, 64)))]
    const referred = await isReferred(digests)
    for (const name of names) {
      const isHalf = name.endsWith('.tmp')
      if (isHalf || !referred.has(name.slice(0, 64))) {
        await removeOld(join(folder, name)).catch((error: unknown) => {
          // Another process swept it first.
          if (!isMissing(error)) throw error
        })
      }
    }
  }

  return {
    async write({ digest, large, medium, thumbnail }) {
      await mkdir(folderOf(digest), { recursive: true })
      await writeWhole(pathOf(digest, 'medium'), medium)
      await writeWhole(pathOf(digest, 'thumbnail'), thumbnail)
      await writeWhole(pathOf(digest, 'large'), large)
    },
    async open(digest, size) {
      try {
        return await openWhole(pathOf(digest, size))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    has: (digest) =>
      access(pathOf(digest, 'large')).then(
        () => true,
        () => false,
      ),
    async sweep(isReferred) {
      for await (const folder of pictureFolders(dataDir)) await sweepFolder(folder, isReferred)
    },
  }
}
