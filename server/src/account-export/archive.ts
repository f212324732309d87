import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { JobFailure } from '../machinery/jobs/job-failure.ts'

/** Why a take-out cannot be brought back. */
export type AccountRestoreFailure = { readonly code: 'damaged' | 'no-take-out' | 'newer' | 'too-large' | 'too-slow' }

/** The take-out cannot be brought back, and why. What was brought back so far stays. */
export class AccountRestoreError extends JobFailure<AccountRestoreFailure> {}

/** Most files in a take-out: the pictures of a full book, and its parts. */
const mostEntries = 210_000

/** Most that its files may hold, inflated, bytes. What comes out is counted, whatever a header says. */
const mostBytesInAll = 40_000_000_000

/** Longest line, bytes: a recipe with a hundred versions. */
const longestLine = 40_000_000

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

  /** @throws {AccountRestoreError} when it is no zip, or has more files than it may */
  static async open(path: string): Promise<Archive> {
    try {
      const zip = await openPromise(path, { autoClose: false })
      const entries = new Map<string, Entry>()
      for await (const entry of zip.eachEntry()) {
        if (entries.size >= mostEntries) throw new AccountRestoreError({ code: 'too-large' })
        // Of two with one name the first counts. Names are looked up, and never paths to us.
        if (!entries.has(entry.fileName)) entries.set(entry.fileName, entry)
      }
      return new Archive(zip, entries)
    } catch (cause) {
      throw cause instanceof AccountRestoreError ? cause : new AccountRestoreError({ code: 'damaged' }, { cause })
    }
  }

  /** What a file holds, piece by piece; nothing where there is no such file. @throws {AccountRestoreError} */
  async *pieces(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name)
    if (!entry) return
    try {
      const stream: Readable = await this.#zip.openReadStreamPromise(entry)
      for await (const piece of stream) {
        if (!isBuffer(piece)) throw new TypeError('an archive gives bytes')
        this.#bytes += piece.length
        if (this.#bytes > mostBytesInAll) throw new AccountRestoreError({ code: 'too-large' })
        yield piece
      }
    } catch (cause) {
      throw cause instanceof AccountRestoreError ? cause : new AccountRestoreError({ code: 'damaged' }, { cause })
    }
  }

  /** A whole file, or null where there is none or it is larger than it may be. */
  async read(name: string, mostBytes: number): Promise<Buffer | null> {
    const pieces: Buffer[] = []
    let length = 0
    for await (const piece of this.pieces(name)) {
      length += piece.length
      if (length > mostBytes) return null
      pieces.push(piece)
    }
    return length === 0 ? null : Buffer.concat(pieces)
  }

  /** The lines of a file; null for one that is longer than it may be. */
  async *lines(name: string): AsyncGenerator<string | null> {
    let pieces: Buffer[] = []
    let length = 0
    const line = () => {
      const text = length > longestLine ? null : Buffer.concat(pieces).toString('utf8')
      pieces = []
      length = 0
      return text
    }
    for await (const piece of this.pieces(name)) {
      let from = 0
      for (let to = piece.indexOf(10); to >= 0; to = piece.indexOf(10, from)) {
        length += to - from
        if (length <= longestLine) pieces.push(piece.subarray(from, to))
        yield line()
        from = to + 1
      }
      length += piece.length - from
      if (length <= longestLine) pieces.push(piece.subarray(from))
      else pieces = []
    }
    if (length > 0) yield line()
  }

  close(): void {
    this.#zip.close()
  }
}
