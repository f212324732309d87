import type { Readable } from 'node:stream'
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'
import { ImportError } from '../import-error.ts'
import { collectBytes, headLength, maxBytes, type SourceFile } from './source-file.ts'

/** Most files in an archive. */
const mostEntries = 100_000
/** Most bytes that come out of all archives of one file, whatever their headers say: photos hardly grow. */
const mostBytesInAll = 20_000_000_000

/** Counts what comes out of archives. */
export interface Budget {
  /** @throws {ImportError} when it is too much in all */
  count(bytes: number): void
}

/** What may come out of one import file. */
export function createBudget(most = mostBytesInAll): Budget {
  let inAll = 0
  return {
    count(bytes) {
      inAll += bytes
      if (inAll > most) throw new ImportError({ code: 'too-large' })
    },
  }
}

/** A zip archive that is open. */
export interface Archive {
  /** The files in it, as its directory names them, with "/" between folders. */
  readonly names: readonly string[]
  /** @throws {Error} when it is damaged or encrypted */
  open(name: string): Promise<SourceFile>
  close(): void
}

export const isArchive = (head: Buffer): boolean => head.toString('latin1', 0, 2) === 'PK' && (head[2] ?? 255) < 9

/** Names are shown and compared, and never used as paths: traversal leads nowhere. */
function nameOf({ fileName, generalPurposeBitFlag }: Entry): string {
  const isUtf8 = (generalPurposeBitFlag & 0x0800) !== 0
  const bytes: unknown = fileName
  if (!Buffer.isBuffer(bytes)) return String(bytes)
  const text = bytes.toString('utf8')
  const name = isUtf8 || !text.includes('\uFFFD') ? text : bytes.toString('latin1')
  return name.replaceAll('\u0000', '').replaceAll('\\', '/').normalize('NFC')
}

const isJunk = (name: string): boolean =>
  name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(name)

/** A link to another place is no file of the archive's own. */
const isLink = ({ externalFileAttributes }: Entry): boolean => ((externalFileAttributes >>> 16) & 0o170000) === 0o120000

/** Where an entry lies in its archive, as far as its directory tells: from its header to its last byte. */
const placeOf = (entry: Entry) => ({
  start: entry.relativeOffsetOfLocalHeader,
  end: entry.relativeOffsetOfLocalHeader + 30 + entry.fileNameLength + entry.compressedSize,
})

/** Whether entries share bytes: no program writes such an archive, and a small one would unfold to anything. */
function doOverlap(entries: readonly Entry[]): boolean {
  const inOrder = entries.map(placeOf).toSorted((a, b) => a.start - b.start)
  return inOrder.some(({ start }, index) => start < (inOrder[index - 1]?.end ?? 0))
}

/** The entries that can be reached, with those whose directory is damaged after some others left out. */
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

// Without decoding, yauzl does not judge names: they are not paths to us.
const options = { decodeStrings: false, autoClose: false } as const

async function* pieces(stream: Readable, budget: Budget): AsyncGenerator<Buffer> {
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

/** Finds what is meant by a name within a file: beside it, from the root, or by its last part anywhere, in any case. */
function namesByBase(names: readonly string[]): (from: string, wanted: string) => string | undefined {
  const known = new Set(names)
  const alike = Map.groupBy(names, baseOf)
  return (from, wanted) => {
    const clean = wanted
      .replaceAll('\\', '/')
      .replace(/^(?:file:\/\/)?(?:\.\/)*/, '')
      .normalize('NFC')
    const folder = from.slice(0, from.lastIndexOf('/') + 1)
    const exact = [folder + clean, clean].find((name) => name !== from && known.has(name))
    if (exact !== undefined || clean === '') return exact
    const others = (alike.get(baseOf(clean)) ?? []).filter((name) => name !== from)
    return others.find((name) => name.startsWith(folder)) ?? others[0]
  }
}

/**
 * Opens a zip archive, on disk or in memory. What comes out of it is counted.
 * @throws {ImportError} when its directory is damaged, its entries share bytes, or there are too many
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
    // Two of one name are two files; how a name ends may be all that tells what a file is.
    byName.set(
      byName.has(name) ? name.replace(/(?:\.[^./]*)?$/, (ending) => ` (${byName.size})${ending}`) : name,
      entry,
    )
  }
  const names = [...byName.keys()]
  const find = namesByBase(names)

  async function* stream(entry: Entry): AsyncGenerator<Buffer> {
    yield* pieces(await zip.openReadStreamPromise(entry), budget)
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
        async readSibling(wanted) {
          const found = byName.get(find(name, wanted) ?? '')
          return found ? collectBytes(stream(found)).catch(ignoreDamage) : null
        },
      }
    },
  }
}

/** A picture that cannot be had is told as one that cannot be read. */
function ignoreDamage(error: unknown): Buffer {
  if (error instanceof ImportError) throw error
  return Buffer.alloc(0)
}
