import { type Entry, fromBufferPromise, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl'
import { ImportError } from '../import-error.ts'
import { collectBytes, headLength, maxBytes, type SourceFile } from './source-file.ts'

/** Maximum number of files in an archive. */
const mostEntries = 100_000
/** Maximum number of decompressed bytes of all archives of one file, whatever their headers say: photos hardly grow. */
const mostBytesInAll = 20_000_000_000

/** Counts decompressed bytes. */
export interface Budget {
  /** @throws {ImportError} above the limit */
  count(bytes: number): void
}

/** The limit of decompressed bytes of one import file. */
export function createBudget(most = mostBytesInAll): Budget {
  let inAll = 0
  return {
    count(bytes) {
      inAll += bytes
      if (inAll > most) throw new ImportError({ code: 'too-large' })
    },
  }
}

/** An open zip archive. */
export interface Archive {
  /** The names of its files, with "/" between folders. */
  readonly names: readonly string[]
  /** @throws {Error} if it is damaged or encrypted */
  open(name: string): Promise<SourceFile>
  close(): void
}

export const isArchive = (head: Buffer): boolean => head.toString('latin1', 0, 2) === 'PK' && (head[2] ?? 255) < 9

/**
 * The name of an entry: UTF-8, whether its flag says so or not (macOS leaves it out), else as the format says, by its Unicode
 * field or in code page 437. Names are displayed and compared but never used as paths, so that traversal is impossible.
 */
function nameOf({ fileName, extraFields }: Entry): string {
  const bytes: unknown = fileName
  if (!Buffer.isBuffer(bytes)) return String(bytes)
  const text = bytes.toString('utf8')
  const name = text.includes('\uFFFD') ? getFileNameLowLevel(0, bytes, extraFields, true) : text
  return name.replaceAll('\u0000', '').replaceAll('\\', '/').normalize('NFC')
}

const isJunk = (name: string): boolean =>
  name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(name)

/** A symbolic link is no file of the archive. */
const isLink = ({ externalFileAttributes }: Entry): boolean => ((externalFileAttributes >>> 16) & 0o170000) === 0o120000

/** The bytes of an entry in its archive according to the directory: from its header to its last byte. */
const placeOf = (entry: Entry) => ({
  start: entry.relativeOffsetOfLocalHeader,
  end: entry.relativeOffsetOfLocalHeader + 30 + entry.fileNameLength + entry.compressedSize,
})

/** Whether entries share bytes: no program writes such an archive, and a small one could decompress to any size. */
function doOverlap(entries: readonly Entry[]): boolean {
  const inOrder = entries.map(placeOf).toSorted((a, b) => a.start - b.start)
  return inOrder.some(({ start }, index) => start < (inOrder[index - 1]?.end ?? 0))
}

/** The readable entries. If the directory is damaged after some entries, the rest is skipped. */
async function entriesOf(zip: ZipFile): Promise<{ readonly entries: readonly Entry[]; readonly isWhole: boolean }> {
  const entries: Entry[] = []
  if (zip.entryCount > mostEntries) throw new ImportError({ code: 'too-many', most: mostEntries })
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.length >= mostEntries) throw new ImportError({ code: 'too-many', most: mostEntries })
      entries.push(entry)
    }
  } catch (cause) {
    if (cause instanceof ImportError) throw cause
    if (entries.length === 0) throw new ImportError({ code: 'damaged' }, { cause })
    return { entries, isWhole: false }
  }
  return { entries, isWhole: true }
}

// Without decoding, yauzl does not validate names, which are never used as paths.
const options = { decodeStrings: false, autoClose: false } as const

/** The chunks of unpacked content, which are counted. @throws {ImportError} above the budget */
export async function* countedChunks(stream: AsyncIterable<unknown>, budget: Budget): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('an archive gives bytes')
    budget.count(chunk.length)
    yield chunk
  }
}

async function firstOf(all: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of all) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= headLength) break
  }
  return Buffer.concat(chunks).subarray(0, headLength)
}

const baseOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1).toLowerCase()

/** Finds a file by a name in another file: relative to that file, from the root, or by its last part anywhere, ignoring case. */
function namesByBase(names: readonly string[]): (from: string, name: string) => string | undefined {
  const existing = new Set(names)
  const alike = Map.groupBy(names, baseOf)
  return (from, target) => {
    const clean = target
      .replaceAll('\\', '/')
      .replace(/^(?:file:\/\/)?(?:\.\/)*/, '')
      .normalize('NFC')
    const folder = from.slice(0, from.lastIndexOf('/') + 1)
    const exact = [folder + clean, clean].find((name) => name !== from && existing.has(name))
    if (exact !== undefined || clean === '') return exact
    const others = (alike.get(baseOf(clean)) ?? []).filter((name) => name !== from)
    return others.find((name) => name.startsWith(folder)) ?? others[0]
  }
}

/**
 * Opens a zip archive, on disk or in memory. Its decompressed bytes are counted.
 * @throws {ImportError} if its directory is damaged, its entries share bytes, or there are too many
 */
export async function openArchive(
  from: string | Buffer,
  budget: Budget,
): Promise<Archive & { readonly isWhole: boolean }> {
  const opened = typeof from === 'string' ? openPromise(from, options) : fromBufferPromise(from, options)
  const zip = await opened.catch((cause: unknown) => {
    throw new ImportError({ code: 'damaged' }, { cause })
  })
  const { entries, isWhole } = await entriesOf(zip)
  if (doOverlap(entries)) throw new ImportError({ code: 'damaged' })
  const byName = new Map<string, Entry>()
  for (const entry of entries) {
    const name = nameOf(entry)
    if (isJunk(name) || isLink(entry)) continue
    // Two entries with the same name are two files. The extension may be the only sign of the format, so it stays.
    byName.set(
      byName.has(name) ? name.replace(/(?:\.[^./]*)?$/, (ending) => ` (${byName.size})${ending}`) : name,
      entry,
    )
  }
  const names = [...byName.keys()]
  const find = namesByBase(names)

  async function* stream(entry: Entry): AsyncGenerator<Buffer> {
    yield* countedChunks(await zip.openReadStreamPromise(entry), budget)
  }

  return {
    names,
    isWhole,
    close: () => zip.close(),
    async open(name) {
      const entry = byName.get(name)
      if (!entry) throw new Error('no such entry')
      return {
        name,
        siblings: names,
        head: await firstOf(stream(entry)),
        chunks: () => stream(entry),
        bytes: (most = maxBytes) => collectBytes(stream(entry), most),
        async readSibling(sibling) {
          const entry = byName.get(find(name, sibling) ?? '')
          return entry ? collectBytes(stream(entry)).catch(ignoreDamage) : null
        },
      }
    },
  }
}

/** A picture that cannot be read from the archive is reported as unreadable. */
function ignoreDamage(error: unknown): Buffer {
  if (error instanceof ImportError) throw error
  return Buffer.alloc(0)
}
