import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A file of an archive. */
export interface ArchivedFile {
  /** With "/" between folders. */
  readonly name: string
  readonly bytes: Buffer
  /** Pictures and packed files do not become smaller. */
  readonly compress: boolean
}

/** Writes a zip while its files are made, and only as fast as it is read. */
export async function* zipFiles(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const out = new PassThrough()
  zip.outputStream.pipe(out)
  const contents: Readable[] = []

  /** One file after the other: the next is made when the one before is written. */
  async function addAll(): Promise<void> {
    for await (const { name, bytes, compress } of files) {
      const content = Readable.from([bytes])
      contents[0] = content
      zip.addReadStream(content, name, { compress, size: bytes.length })
      await finished(content)
    }
    zip.end()
  }

  addAll().catch((error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))))
  try {
    yield* out
  } finally {
    contents[0]?.destroy()
  }
}
