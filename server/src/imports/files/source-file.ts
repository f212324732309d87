import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'

/** How much of a file is looked at to tell what it is, bytes. */
export const headLength = 64 * 1024

/** Maximum size of one text, recipe or picture in memory, bytes. */
export const maxBytes = 64_000_000

/** More than anybody reads at once. */
export class TooLargeError extends RangeError {
  override readonly name = 'TooLargeError'
}

/** A file that recipes are read from: on disk, or within an archive. */
export interface SourceFile {
  /** What it was called at home, with folders: shown, and compared, but never a path to us. */
  readonly name: string
  /** What its beginning says: enough to tell what it is. */
  readonly head: Buffer
  /** All of it, piece by piece. */
  chunks(): AsyncIterable<Buffer>
  /** @throws {TooLargeError} when it is larger than `most` (64 MB unless said) */
  bytes(most?: number): Promise<Buffer>
  /** The bytes of what stands beside it under this name, such as a picture; null when there is nothing. */
  readSibling(name: string): Promise<Buffer | null>
  /** Names of all that stand beside it. */
  readonly siblings: readonly string[]
}

/** Puts pieces together. @throws {TooLargeError} */
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

/** A file on disk. @param name what it was called at home */
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

/** The last part of a name, without its ending. */
export const shortName = (name: string): string =>
  (name.split(/[/\\]/).at(-1) ?? name).replace(/\.[\p{L}\p{N}]{1,20}$/u, '')
