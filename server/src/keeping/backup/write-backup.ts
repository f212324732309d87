import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import { digestOf } from '../../book/images/image-digest.ts'
import type { ImageFiles } from '../../book/images/image-files.ts'
import { imageSizes, isImageSize } from '../../book/images/image-sizes.ts'
import { keysOfServer, tablesLeftOut } from './end-access.ts'
import {
  type About,
  aboutPart,
  digestKey,
  formatName,
  formatVersion,
  type Manifest,
  manifestPart,
  picturePart,
  rowsPart,
  rowsPartBytes,
  type TableShape,
} from './format.ts'
import { RowDigest } from './row-digest.ts'
import type { Snapshot } from './snapshot.ts'
import { tablesAfter } from './table-shapes.ts'

const packRows = promisify(gzip)

/** Most missing pictures that a backup names; it counts all. */
const maxMissing = 1_000

const sizes = Object.keys(imageSizes).filter(isImageSize)

export interface BackupSource {
  readonly snapshot: Snapshot
  /** Null to leave the pictures out. */
  readonly imageFiles: Pick<ImageFiles, 'read'> | null
  /** Version of the server. */
  readonly server: string
  /** Called after each part. @param bytes that were written so far, before encryption */
  readonly progress?: (bytes: number) => void
}

/** Writes the parts of a backup one by one, as fast as they are read. */
class PartWriter {
  readonly #pack: Pack
  readonly #time: Date
  readonly #digests = createHash('sha256')
  readonly #progress: BackupSource['progress']
  #count = 0
  #bytes = 0

  constructor(into: Pack, time: Date, progress: BackupSource['progress']) {
    this.#pack = into
    this.#time = time
    this.#progress = progress
  }

  async add(name: string, bytes: Buffer): Promise<void> {
    const digest = digestOf(bytes)
    this.#count += 1
    this.#digests.update(`${name} ${digest}\n`)
    await this.#write(name, bytes, digest)
  }

  /** Adds what all parts amount to, and with it ends them. */
  async end(rest: Omit<Manifest, 'parts' | 'digest'>): Promise<Manifest> {
    const manifest = { parts: this.#count, digest: this.#digests.digest('hex'), ...rest }
    const bytes = Buffer.from(JSON.stringify(manifest))
    await this.#write(manifestPart, bytes, digestOf(bytes))
    this.#pack.finalize()
    return manifest
  }

  async #write(name: string, bytes: Buffer, digest: string): Promise<void> {
    const header = { name, size: bytes.length, mode: 0o600, mtime: this.#time, pax: { [digestKey]: digest } }
    await new Promise<void>((resolve, reject) => {
      this.#pack.entry(header, bytes, (error) => (error ? reject(error) : resolve()))
    })
    this.#bytes += bytes.length
    this.#progress?.(this.#bytes)
  }
}

async function writeTable(parts: PartWriter, snapshot: Snapshot, table: TableShape) {
  const digest = new RowDigest()
  let lines: string[] = []
  let bytes = 0
  let number = 0
  const flush = async () => {
    if (lines.length === 0) return
    const packed = await packRows(Buffer.from(lines.join('')))
    number += 1
    lines = []
    bytes = 0
    await parts.add(rowsPart(table.name, number), packed)
  }
  if (tablesLeftOut.has(table.name)) return digest.result()
  const nameAt = table.name === 'secrets' ? table.columns.findIndex(({ name }) => name === 'name') : -1
  for await (const row of snapshot.rowsOf(table)) {
    if (nameAt !== -1 && keysOfServer.has(row[nameAt])) continue
    const line = JSON.stringify(row)
    digest.add(line)
    lines.push(`${line}\n`)
    bytes += Buffer.byteLength(line) + 1
    if (bytes >= rowsPartBytes) await flush()
  }
  await flush()
  return digest.result()
}

/** Writes the three files of a picture. @returns their bytes; null when one of them is missing or damaged */
async function writePicture(parts: PartWriter, imageFiles: Pick<ImageFiles, 'read'>, digest: string) {
  let bytes = 0
  let whole = true
  for (const size of sizes) {
    const content = await imageFiles.read(digest, size)
    if (content === null || (size === 'large' && digestOf(content) !== digest)) {
      whole = false
      continue
    }
    await parts.add(picturePart(`${digest}-${size}.webp`), content)
    bytes += content.length
  }
  return whole ? bytes : null
}

async function writePictures(parts: PartWriter, { snapshot, imageFiles }: BackupSource) {
  const result = { pictures: 0, pictureBytes: 0, missing: 0 }
  const missingDigests: string[] = []
  if (imageFiles) {
    for await (const digest of snapshot.pictureDigests()) {
      const bytes = await writePicture(parts, imageFiles, digest)
      if (bytes !== null) {
        result.pictures += 1
        result.pictureBytes += bytes
        continue
      }
      result.missing += 1
      if (missingDigests.length < maxMissing) missingDigests.push(digest)
    }
  }
  return { ...result, missingDigests }
}

/** What a backup is a backup of. */
async function aboutOf({ snapshot, imageFiles, server }: BackupSource, createdAt: Date): Promise<About> {
  const { database, migrations } = snapshot
  return {
    format: formatName,
    version: formatVersion,
    server,
    database,
    createdAt: createdAt.toISOString(),
    migrations: [...migrations],
    tables: [...(await tablesAfter(migrations))],
    pictures: imageFiles !== null,
  }
}

async function writeParts(into: Pack, source: BackupSource): Promise<Manifest> {
  const createdAt = new Date()
  const parts = new PartWriter(into, createdAt, source.progress)
  const about = await aboutOf(source, createdAt)
  await parts.add(aboutPart, Buffer.from(JSON.stringify(about)))
  const tables: Manifest['tables'] = {}
  for (const table of about.tables) tables[table.name] = await writeTable(parts, source.snapshot, table)
  return parts.end({ tables, ...(await writePictures(parts, source)) })
}

/**
 * Writes a backup as a tar: what it is, the rows of each table as lines of JSON, the pictures that rows name, what all that
 * amounts to. It is written as fast as it is read, and holds one part in memory.
 * @returns the tar, and what was written once it has been read to its end
 */
export function writeBackup(source: BackupSource): { readonly tar: Readable; readonly written: Promise<Manifest> } {
  const tar = pack()
  const broken = once(tar, 'close').then(() => {
    throw new Error('the backup was not read to its end')
  })
  const written = writeParts(tar, source)
  written.catch((error: unknown) => tar.destroy(error instanceof Error ? error : new Error(String(error))))
  broken.catch(() => {})
  return { tar: Readable.from(tar), written: Promise.race([written, broken]) }
}
