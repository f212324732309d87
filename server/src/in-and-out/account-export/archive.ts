import type { Readable } from 'node:stream'
import { accountExportMaxPictures } from '@potluck/api/account-export'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { JobFailure } from '../../machinery/jobs/job-failure.ts'

/** Why an account export cannot be restored. */
export type AccountRestoreFailure = { readonly code: 'damaged' | 'no-take-out' | 'newer' | 'too-large' | 'too-slow' }

/** The account export cannot be restored. What was restored so far stays. */
export class AccountRestoreError extends JobFailure<AccountRestoreFailure> {}

/** Max files of an account export: the parts, and the pictures. */
const maxEntries = accountExportMaxPictures + 10_000

/** Max bytes of all decompressed files. The decompressed bytes are counted; sizes in headers are not trusted. */
const maxTotalBytes = 40_000_000_000

/** Max bytes of a line: a recipe with a hundred versions. */
const maxLineBytes = 40_000_000

const isBuffer = (value: unknown): value is Buffer => Buffer.isBuffer(value)

/** The files of a zip by their names. */
export class Archive {
  readonly #zip: ZipFile
  readonly #entries: ReadonlyMap<string, Entry>
  #bytes = 0

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip
    this.#entries = entries
  }

  /** @throws {AccountRestoreError} if the file is no zip or has too many files */
  static async open(path: string): Promise<Archive> {
    try {
      const zip = await openPromise(path, { autoClose: false })
      const entries = new Map<string, Entry>()
      for await (const entry of zip.eachEntry()) {
        if (entries.size >= maxEntries) throw new AccountRestoreError({ code: 'too-large' })
        // The first of two files with the same name counts. Names are only keys, never used as paths.
        if (!entries.has(entry.fileName)) entries.set(entry.fileName, entry)
      }
      return new Archive(zip, entries)
    } catch (cause) {
      throw cause instanceof AccountRestoreError ? cause : new AccountRestoreError({ code: 'damaged' }, { cause })
    }
  }

  /** Yields the content of a file in chunks; nothing if there is no such file. @throws {AccountRestoreError} */
  async *pieces(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name)
    if (!entry) return
    try {
      const stream: Readable = await this.#zip.openReadStreamPromise(entry)
      for await (const piece of stream) {
        if (!isBuffer(piece)) throw new TypeError('an archive yields bytes')
        this.#bytes += piece.length
        if (this.#bytes > maxTotalBytes) throw new AccountRestoreError({ code: 'too-large' })
        yield piece
      }
    } catch (cause) {
      throw cause instanceof AccountRestoreError ? cause : new AccountRestoreError({ code: 'damaged' }, { cause })
    }
  }

  /** Reads a whole file; null if there is none, or if it is larger than `maxBytes`. */
  async read(name: string, maxBytes: number): Promise<Buffer | null> {
    const pieces: Buffer[] = []
    let length = 0
    for await (const piece of this.pieces(name)) {
      length += piece.length
      if (length > maxBytes) return null
      pieces.push(piece)
    }
    return length === 0 ? null : Buffer.concat(pieces)
  }

  /** Yields the lines of a file; null for a line that is too long. */
  async *lines(name: string): AsyncGenerator<string | null> {
    let pieces: Buffer[] = []
    let length = 0
    const line = () => {
      const text = length > maxLineBytes ? null : Buffer.concat(pieces).toString('utf8')
      pieces = []
      length = 0
      return text
    }
    for await (const piece of this.pieces(name)) {
      let from = 0
      for (let to = piece.indexOf(10); to >= 0; to = piece.indexOf(10, from)) {
        length += to - from
        if (length <= maxLineBytes) pieces.push(piece.subarray(from, to))
        yield line()
        from = to + 1
      }
      length += piece.length - from
      if (length <= maxLineBytes) pieces.push(piece.subarray(from))
      else pieces = []
    }
    if (length > 0) yield line()
  }

  /** The number of lines of a file, without a text for each. */
  async countLines(name: string): Promise<number> {
    let count = 0
    let isWithin = false
    for await (const piece of this.pieces(name)) {
      for (const byte of piece) if (byte === 10) count++
      isWithin = piece.at(-1) !== 10
    }
    return isWithin ? count + 1 : count
  }

  close(): void {
    this.#zip.close()
  }
}
