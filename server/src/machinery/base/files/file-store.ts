import type { Readable } from 'node:stream'

/** A file in a store. */
export interface FoundFile {
  readonly key: string
  readonly bytes: number
  readonly changedAt: Date
}

/** A file, or a part of one, that is read from a store. Whoever opens it reads the stream to its end or destroys it. */
export interface OpenedFile {
  /** Of the whole file. */
  readonly bytes: number
  readonly stream: Readable
}

/** Bytes of a file: the first, and the one behind the last. */
export interface ByteRange {
  readonly from: number
  readonly to: number
}

/**
 * Where files are that the database does not hold: pictures, files of jobs, and backups. The folder of the data is one such place, a
 * bucket of an S3 server another. A file is there as a whole or not at all.
 */
export interface FileStore {
  /** For whoever keeps the server, without a secret: a folder, or an address. */
  readonly place: string
  /** Whether other machines see the same files. */
  readonly isShared: boolean
  /** Writes a file anew; when it is done, it is safe. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The same for a file that is not held in memory. What a stream that fails has written is gone. */
  putStream(key: string, bytes: Readable): Promise<void>
  /** Opens a file, or a part of it; null when there is none. */
  open(key: string, range?: ByteRange): Promise<OpenedFile | null>
  /** Looks at a file; null when there is none. */
  find(key: string): Promise<FoundFile | null>
  /** The keys of the files in a folder and in those below it, in no certain order. */
  keys(folder: string): AsyncIterable<string>
  /** The same with what is known of each; of many files on a disk, that takes longer. */
  list(folder: string): AsyncIterable<FoundFile>
  /** Gives the content of a file to another key. @returns whether there was one */
  copy(from: string, to: string): Promise<boolean>
  remove(key: string): Promise<void>
  /** Removes a file unless it was written anew since. */
  removeUnchanged(key: string, since: Date): Promise<void>
  /** Removes what writing left that was killed before this moment. */
  removeHalves(folder: string, before: Date): Promise<void>
  close(): Promise<void>
}

/** Why files cannot be reached now. Of one's own disk the system says so by itself. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'
}

/** Longest key, and so longest path below a folder. */
const maxKey = 500

const part = /^[\w.-]+$/

/** Whether a key names a file below the folder of a store, in every store the same one. */
export const isKey = (key: string): boolean =>
  key.length <= maxKey && key.split('/').every((name) => part.test(name) && name !== '.' && name !== '..')

/** @throws for a key that might name something else than a file of the store */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new TypeError(`no key of a file: ${JSON.stringify(key.slice(0, maxKey))}`)
}

/** The bytes of a file; null when there is none. */
export async function bytesOf(opened: OpenedFile | null): Promise<Buffer | null> {
  if (!opened) return null
  const chunks: Buffer[] = []
  for await (const chunk of opened.stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
