import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { bytesOf, type FileStore, type OpenedFile, StoreAway } from '../../machinery/base/files/file-store.ts'
import type { EncodedImage } from './encoder.ts'
import type { ImageSize } from './image-sizes.ts'
import { imageFolder, isPictureFolderThere, PictureFolderGone } from './picture-folder.ts'

declare module '../../machinery/for-features/services.ts' {
  interface Services {
    readonly imageFiles: ImageFiles
  }
}

/** The files of pictures, named by their content, where no web server shows them. */
export interface ImageFiles {
  /**
   * Writes a picture's files; when it is done, they are safe.
   * @throws {StoreAway} when the folder of pictures is gone
   */
  write(image: EncodedImage): Promise<void>
  /** Opens a file, or null when there is none, or not the whole of it. */
  open(digest: string, size: ImageSize): Promise<OpenedFile | null>
  /** The bytes of a file; null when there is none, or not the whole of it. */
  read(digest: string, size: ImageSize): Promise<Buffer | null>
  /** Whether a picture was made here before. */
  has(digest: string): Promise<boolean>
  /** Removes the files that nobody refers to, unless they are new. */
  sweep(isReferred: (digests: readonly string[]) => Promise<ReadonlySet<string>>): Promise<void>
}

/** A file younger than this may be about to be referred to, milliseconds. */
const young = 3_600_000

/** The key of a file by its name: digest, size and `.webp`. They lie in folders that are named by the first two digits. */
export const imageKey = (name: string): string => `${imageFolder}/${name.slice(0, 2)}/${name}`

const keyOf = (digest: string, size: ImageSize): string => imageKey(`${digest}-${size}.webp`)

/** Other files there, of a backup program or an editor, are not ours. */
const ownKey = /^images\/[0-9a-f]{2}\/([^/]+)$/

/** So many keys are looked up at once. */
const batchLength = 500

/** The files of pictures, in batches: each with what stands at the place of its digest. */
export async function* pictureFiles(
  store: FileStore,
): AsyncGenerator<readonly { readonly key: string; readonly digest: string }[]> {
  let batch: { readonly key: string; readonly digest: string }[] = []
  for await (const key of store.keys(imageFolder)) {
    const name = ownKey.exec(key)?.[1]
    if (name === undefined) continue
    batch.push({ key, digest: name.slice(0, 64) })
    if (batch.length < batchLength) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** A picture says at its beginning how long it is (RIFF): `RIFF`, and the bytes that follow the first eight. */
const riffHeader = 8

/** Reads the first bytes of a stream and puts them back; of a stream with fewer, those that it has. */
async function firstBytes(stream: Readable, count: number): Promise<Buffer> {
  let first = Buffer.alloc(0)
  const ended = once(stream, 'end')
  ended.catch(() => {})
  while (first.length < count && !stream.readableEnded) {
    // All that has come: a stream of which too little was taken says at once that there is some.
    const bytes: Buffer | null = stream.read()
    if (bytes) first = Buffer.concat([first, bytes])
    else await Promise.race([once(stream, 'readable'), ended])
  }
  if (!stream.readableEnded) stream.unshift(first)
  return first.subarray(0, count)
}

/** Gives back a picture's file; null when a part of it is missing, as after a disk that was full or a copy that was broken off. */
async function whole(file: OpenedFile): Promise<OpenedFile | null> {
  const first = await firstBytes(file.stream, riffHeader)
  const said = first.length === riffHeader ? first.readUInt32LE(4) + riffHeader : null
  if (said === file.bytes) return file
  file.stream.destroy()
  return null
}

/** Where a sweep notes, in a store that other machines see, which picture it is about to remove. */
const sweepFolder = 'sweeping'

/** A note of a sweep that is older was left by one that was killed: no request takes so long, milliseconds. */
const noteLife = 600_000

const noteOf = (digest: string): string => `${sweepFolder}/${digest}`

/**
 * Removes what is old of a picture that nobody refers to. A disk can take a file aside and look again before it is gone; a store cannot, so
 * that a note warns whoever writes the same picture at this moment.
 */
async function removeUnreferred(
  store: FileStore,
  digest: string,
  keys: readonly string[],
  before: Date,
): Promise<void> {
  if (store.isShared) {
    const found = await Promise.all(keys.map((key) => store.find(key)))
    if (!found.some((file) => file && file.changedAt <= before)) return
    await store.put(noteOf(digest), Buffer.alloc(0))
  }
  for (const key of keys) await store.removeUnchanged(key, before)
  if (store.isShared) await store.remove(noteOf(digest))
}

/** Removes the notes of sweeps that were killed. */
async function removeOldNotes(store: FileStore): Promise<void> {
  for await (const note of store.keys(sweepFolder)) await store.removeUnchanged(note, new Date(Date.now() - noteLife))
}

/** @throws {StoreAway} when a sweep may just have removed what was written, or is about to */
async function refuseWhileSwept(store: FileStore, digest: string): Promise<void> {
  if (!store.isShared) return
  const note = await store.find(noteOf(digest))
  const isSwept = note !== null && Date.now() - note.changedAt.getTime() < noteLife
  if (isSwept || !(await store.find(keyOf(digest, 'large'))))
    throw new StoreAway(`${store.place} is just being swept: the picture has to be sent again`)
}

export function imageFilesIn(store: FileStore): ImageFiles {
  async function open(digest: string, size: ImageSize): Promise<OpenedFile | null> {
    const file = await store.open(keyOf(digest, size))
    return file && whole(file)
  }
  return {
    open,
    async write({ digest, large, medium, thumbnail }) {
      if (!(await isPictureFolderThere(store))) throw new PictureFolderGone(store)
      await store.put(keyOf(digest, 'medium'), medium)
      await store.put(keyOf(digest, 'thumbnail'), thumbnail)
      // The large one is what counts: it comes last.
      await store.put(keyOf(digest, 'large'), large)
      await refuseWhileSwept(store, digest)
    },
    read: async (digest, size) => bytesOf(await open(digest, size)),
    has: async (digest) => (await store.find(keyOf(digest, 'large'))) !== null,
    async sweep(isReferred) {
      const before = new Date(Date.now() - young)
      await store.removeHalves(imageFolder, before)
      if (store.isShared) await removeOldNotes(store)
      for await (const files of pictureFiles(store)) {
        const keysOf = Map.groupBy(files, ({ digest }) => digest)
        const referred = await isReferred([...keysOf.keys()])
        for (const [digest, own] of keysOf) {
          const keys = own.map(({ key }) => key)
          if (!referred.has(digest)) await removeUnreferred(store, digest, keys, before)
        }
      }
    },
  }
}
