import { createHash } from 'node:crypto'
import { type Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type Extract, extract } from 'tar-stream'
import { z } from 'zod'
import { digestOf } from '../../book/images/image-digest.ts'
import { unknownMigrations } from '../../machinery/base/database/migrate.ts'
import { bytesOf, StoreAway } from '../../machinery/base/files/file-store.ts'
import type { FilesConfig } from '../../machinery/base/files/open-file-store.ts'
import { BackupError } from './backup-error.ts'
import { atPlace, type BackupFolder } from './backup-folder.ts'
import { decrypted, isEncrypted } from './encryption.ts'
import {
  type About,
  aboutPart,
  aboutSchema,
  anyAboutSchema,
  digestKey,
  formatVersion,
  kindOfPart,
  type Manifest,
  manifestPart,
  manifestSchema,
  maxPartBytes,
  type Row,
  rowsOf,
  type TableShape,
} from './format.ts'
import { isSeal, sealBytes, unseal } from './seal.ts'
import { tablesAfter } from './table-shapes.ts'

const unpackRows = promisify(gunzip)

/** What is done with the parts of a backup. */
export interface BackupReceiver {
  /** Called first. */
  about(about: About): Promise<void>
  rows(table: TableShape, rows: readonly Row[]): Promise<void>
  /** @param name of the file of a picture, in one size */
  picture(name: string, bytes: Buffer): Promise<void>
  /** Called after each part. @param bytes of the file that were read so far */
  progress?(bytes: number, totalBytes: number): void
}

/** Where a backup is that is read. */
export interface BackupAt {
  /** On a disk, or its place in the store of files. */
  readonly path: string
  /** The settings that say where that store is; needed for a backup there. */
  readonly files?: FilesConfig | undefined
}

/** Opens a backup, or a part of it. @throws {BackupError} when that is not possible */
async function openAt(folder: BackupFolder, path: string, range?: { readonly from: number; readonly to: number }) {
  const opened = await folder.open(path, range).catch((cause: unknown) => {
    throw new BackupError(`The file of the backup cannot be opened (${codeOf(cause)}).`, { cause, code: 'gone' })
  })
  if (!opened) throw new BackupError('The backup cannot be opened: there is no such backup.', { code: 'gone' })
  return opened
}

/** Looks at how a file begins and ends before it is read. @throws {BackupError} when that is no whole backup */
async function checkEnds(folder: BackupFolder, path: string): Promise<{ readonly isEncrypted: boolean }> {
  const opened = await openAt(folder, path, { from: 0, to: 3 * sealBytes })
  const start = (await bytesOf(opened)) ?? Buffer.alloc(0)
  if (isEncrypted(start)) return { isEncrypted: true }
  if (!start.toString('latin1').includes(digestKey))
    throw new BackupError('The file is no backup of Potluck, or its beginning was changed.', { code: 'no-backup' })
  const from = Math.max(0, opened.bytes - sealBytes)
  const end = (await bytesOf(await openAt(folder, path, { from, to: from + sealBytes }))) ?? Buffer.alloc(0)
  if (!isSeal(end))
    throw new BackupError('The backup is cut off, or its last block was changed: it cannot be restored.', {
      code: 'damaged',
    })
  return { isEncrypted: false }
}

/** Reads a file of a backup, decrypted and without its seal. */
async function archiveIn(folder: BackupFolder, path: string, passphrase: string | undefined) {
  const ends = await checkEnds(folder, path)
  if (ends.isEncrypted && passphrase === undefined)
    throw new BackupError('The backup is encrypted: set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE.', {
      code: 'passphrase-needed',
    })
  const { bytes: totalBytes, stream } = await openAt(folder, path)
  const read = { bytes: 0, brokenOff: null as StoreAway | null }
  stream.on('data', (chunk: Buffer) => {
    read.bytes += chunk.length
  })
  stream.once('error', (error) => {
    if (error instanceof StoreAway) read.brokenOff = error
  })
  stream.pause()
  const archive: Readable = ends.isEncrypted ? await decrypted(stream, passphrase ?? '') : stream
  return { archive, totalBytes, read }
}

type Entry = Extract extends AsyncIterable<infer One> ? One : never

const paxSchema = z.object({ [digestKey]: z.string() })

/** @throws when a part is another than was written */
async function contentOf(entry: Entry): Promise<Buffer> {
  if (entry.header.size > maxPartBytes) throw new Error('it is larger than any part')
  const pieces: Buffer[] = []
  for await (const piece of entry) {
    if (!Buffer.isBuffer(piece)) throw new TypeError('a tar yields bytes')
    pieces.push(piece)
  }
  const bytes = Buffer.concat(pieces)
  if (digestOf(bytes) !== paxSchema.parse(entry.header.pax)[digestKey]) throw new Error('its SHA-256 is another')
  return bytes
}

/** Passes bytes to a reader of tars as fast as it takes them. */
function into(entries: Extract): Writable {
  let isComplete = false
  const writable = new Writable({
    write(chunk, _encoding, done) {
      if (entries.write(chunk)) done()
      else entries.once('drain', () => done())
    },
    final(done) {
      entries.once('finish', () => {
        isComplete = true
        done()
      })
      entries.end(null)
    },
    destroy(error, done) {
      entries.destroy(error)
      done(error)
    },
  })
  // Given up in the middle, it takes no more: nothing waits for it then.
  entries.once('close', () => {
    if (!isComplete) writable.destroy()
  })
  return writable
}

/** @throws {BackupError} when a newer Potluck wrote the file, or its tables are not Potluck's */
async function readAbout(bytes: Buffer): Promise<About> {
  const said: unknown = JSON.parse(bytes.toString())
  const { version, server } = anyAboutSchema.parse(said)
  const newer = (what: string) =>
    new BackupError(`The backup was written by a newer Potluck (${server}, ${what}): restore it with that version.`, {
      code: 'newer',
    })
  if (version > formatVersion) throw newer(`format ${version}`)
  const about = aboutSchema.parse(said)
  const unknown = unknownMigrations(about.migrations)
  if (unknown.length > 0) throw newer(`its database knows ${unknown.join(', ')}`)
  await checkTables(about)
  return about
}

/** @throws {BackupError} when the tables are not those that a database has after these migrations */
async function checkTables({ migrations, tables }: About): Promise<void> {
  const known = new Map((await tablesAfter(migrations)).map((table) => [table.name, shapeOf(table)]))
  const other = tables.find((table) => known.get(table.name) !== shapeOf(table))
  const missing = [...known.keys()].find((name) => !tables.some((table) => table.name === name))
  const name = other?.name ?? missing
  if (name !== undefined)
    throw new BackupError(
      `The backup is not as Potluck writes one: the table ${printable(name)} is not the one of a database after ${migrations.at(-1)}.`,
      { code: 'damaged' },
    )
}

/** The columns in any order. */
const shapeOf = ({ columns }: TableShape): string =>
  columns
    .map((column) => `${column.name} ${column.kind}`)
    .sort()
    .join()

/** Follows the parts of one file in their order. */
class Reading {
  readonly #receiver: BackupReceiver
  readonly #digests = createHash('sha256')
  #tables = new Map<string, TableShape>()
  #count = 0
  #hasAbout = false
  manifest: Manifest | null = null

  constructor(receiver: BackupReceiver) {
    this.#receiver = receiver
  }

  /** Checks a part. @returns what is to be done with it. @throws when it is none that may come here */
  async check(name: string, bytes: Buffer): Promise<() => Promise<void>> {
    if (this.manifest) throw new Error('nothing comes behind the last part')
    if (name === manifestPart) return this.#checkManifest(bytes)
    this.#count += 1
    this.#digests.update(`${name} ${digestOf(bytes)}\n`)
    if (name === aboutPart && !this.#hasAbout) return this.#checkAbout(bytes)
    const kind = this.#hasAbout ? kindOfPart(name) : null
    if (kind === null) throw new Error('no such part comes here')
    if ('picture' in kind) return () => this.#receiver.picture(kind.picture, bytes)
    const table = this.#tables.get(kind.rows)
    if (!table) throw new Error('there is no such table')
    const rows = rowsOf(table, (await unpackRows(bytes, { maxOutputLength: maxPartBytes })).toString())
    return () => this.#receiver.rows(table, rows)
  }

  async #checkAbout(bytes: Buffer) {
    const about = await readAbout(bytes)
    this.#hasAbout = true
    this.#tables = new Map(about.tables.map((table) => [table.name, table]))
    return () => this.#receiver.about(about)
  }

  #checkManifest(bytes: Buffer) {
    const manifest = manifestSchema.parse(JSON.parse(bytes.toString()))
    if (manifest.parts !== this.#count || manifest.digest !== this.#digests.digest('hex'))
      throw new Error('parts are missing, or were added')
    this.manifest = manifest
    return async () => {}
  }
}

async function readIn(
  folder: BackupFolder,
  path: string,
  passphrase: string | undefined,
  receiver: BackupReceiver,
): Promise<Manifest> {
  const reading = new Reading(receiver)
  const entries = extract()
  const { stream, isIntact } = unseal()
  const file = await archiveIn(folder, path, passphrase)
  const archive = pipeline(file.archive, stream, into(entries))
  archive.catch(() => {})
  let place = 'at its beginning'
  let isReading = true
  try {
    for await (const entry of entries) {
      const { name } = entry.header
      place = `in the part ${printable(name)}`
      const use = await reading.check(name, await contentOf(entry))
      isReading = false
      await use()
      isReading = true
      receiver.progress?.(file.read.bytes, file.totalBytes)
      place = `behind the part ${printable(name)}`
    }
    await archive
    if (!reading.manifest) throw new Error('its last part is missing')
    if (!isIntact())
      throw new BackupError('The backup was changed around its parts: a header of the archive, or its end.', {
        code: 'damaged',
      })
    return reading.manifest
  } catch (error) {
    // A store that broke off says nothing of the backup.
    throw file.read.brokenOff ?? (isReading ? damageAt(place, error) : error)
  } finally {
    entries.destroy(null)
  }
}

/**
 * Reads a backup from its beginning to its end and checks every byte of it. One part is held in memory. What the receiver was
 * given counts only when the reading ends well.
 * @returns what all parts amount to
 * @throws {BackupError} a sentence: the file is none, newer, cut off, changed (which part is named), or its passphrase another
 */
export const readBackup = (
  { path, files }: BackupAt,
  passphrase: string | undefined,
  receiver: BackupReceiver,
): Promise<Manifest> => atPlace(path, files, (folder) => readIn(folder, path, passphrase, receiver))

/** Says where a backup is another than was written; what is a sentence already stays. */
function damageAt(place: string, cause: unknown): BackupError {
  if (cause instanceof BackupError) return cause
  return new BackupError(`The backup was changed or cut off ${place}: ${reasonOf(cause)}.`, { cause, code: 'damaged' })
}

/** A name as a stranger may have written it, for a message. */
const printable = (name: string): string => name.replaceAll(/[^\w./-]/g, '?').slice(0, 200)

/** The failure in words: a validator says it as a list in JSON, and the system says it with paths. */
function reasonOf(cause: unknown): string {
  if (cause instanceof z.ZodError || cause instanceof SyntaxError) return 'it does not read as what Potluck writes'
  if (cause instanceof Error && 'code' in cause) return `${codeOf(cause)}`
  return cause instanceof Error ? cause.message.replace(/\.$/, '') : String(cause)
}

const codeOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause ? String(cause.code) : 'no reason was given'
