import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'

/** Number of bytes at the beginning of a file by which its format is recognised. */
export const headLength = 64 * 1024

/** Maximum size of one text, recipe or picture in memory, bytes. */
export const maxBytes = 64_000_000

/** The file is larger than the limit for reading it into memory. */
export class TooLargeError extends RangeError {
  override readonly name = 'TooLargeError'
}

/** An import file: on disk, or within an archive. */
export interface SourceFile {
  /** Its name on the cook's device, with folders. It is displayed and compared, but never used as a path. */
  readonly name: string
  /** Its first bytes, by which the format is recognised. */
  readonly head: Buffer
  /** The whole content by chunks. */
  chunks(): AsyncIterable<Buffer>
  /** @throws {TooLargeError} if it is larger than `most` (64 MB by default) */
  bytes(most?: number): Promise<Buffer>
  /** The bytes of a file beside it, such as a picture; null if there is none. */
  readSibling(name: string): Promise<Buffer | null>
  /** Names of all files beside it. */
  readonly siblings: readonly string[]
}

/** Joins chunks. @throws {TooLargeError} */
export async function collectBytes(pieces: AsyncIterable<Buffer>, most = maxBytes): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of pieces) {
    length += chunk.length
    if (length > most) throw new TooLargeError('too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** A file on disk. @param name its name on the cook's device */
export async function fileAt(path: string, name: string): Promise<SourceFile> {
  return {
    name,
    head: await headOf(path),
    chunks: () => createReadStream(path, { highWaterMark: headLength }),
    async bytes(most = maxBytes) {
      if ((await stat(path)).size > most) throw new TooLargeError('too large')
      return collectBytes(createReadStream(path), most)
    },
    readSibling: async () => null,
    siblings: [],
  }
}

/** A file in memory, without files beside it. */
export const fileOfBytes = (name: string, bytes: Buffer): SourceFile => ({
  name,
  head: bytes.subarray(0, headLength),
  async *chunks() {
    yield bytes
  },
  async bytes(most = maxBytes) {
    if (bytes.length > most) throw new TooLargeError('too large')
    return bytes
  },
  readSibling: async () => null,
  siblings: [],
})

/** The last part of a name, without its extension. */
export const shortName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? name).replace(/\.[\p{L}\p{N}]{1,20}$/u, '')
