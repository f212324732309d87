import { open, readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ImportFailed } from './import-failed.ts'
import type { ImportFile, ImportItem } from './import-item.ts'
import type { ImportReader } from './import-reader.ts'
import type { ImportWords } from './import-words.ts'
import { isWithinLimits } from './json-limits.ts'
import { readPaprikaRecipe } from './paprika-recipe.ts'

/** Most files in an archive. */
const mostEntries = 50_000
/** Most bytes of one recipe, inflated: several photos. The bytes that come out are counted, whatever a header says. */
const mostBytes = 64_000_000
/** Most bytes of all recipes: a library of 1 GB holds photos, which hardly grow. */
const mostBytesInAll = 8_000_000_000

const zipMark = Buffer.from('PK')
const gzipMark = Buffer.from([0x1f, 0x8b])

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Whether a file is an archive of recipes, or one recipe, as far as its first bytes tell. */
async function looksLikePaprika(path: string): Promise<boolean> {
  const mark = await firstBytes(path)
  return mark.equals(zipMark) || mark.equals(gzipMark)
}

/** The name of an entry is shown and never used as a path: traversal leads nowhere. */
const nameOf = ({ fileName }: Entry): string =>
  (Buffer.isBuffer(fileName) ? fileName.toString('utf8') : fileName).replaceAll('\u0000', '')

const shortName = (path: string): string => (path.split(/[/\\]/).at(-1) ?? path).replace(/\.paprikarecipe$/i, '')

const isRecipe = (name: string): boolean =>
  /\.paprikarecipe$/i.test(name) && !/(?:^|[/\\])(?:__MACOSX[/\\]|\._)/.test(name)

const isTooLarge = (error: unknown): boolean => error instanceof RangeError

/** Counts what comes out of an archive, whatever becomes of it. @throws {ImportFailed} when it is too much in all */
type Count = (bytes: number) => void

async function bytesOf(stream: Readable, count: Count): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('an archive gives bytes')
    count(chunk.length)
    length += chunk.length
    if (length > mostBytes) throw new RangeError('too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function unzip(packed: Buffer, count: Count): Promise<Buffer> {
  const stream = createGunzip()
  stream.end(packed)
  return bytesOf(stream, count)
}

async function readItem(
  name: string,
  words: ImportWords,
  packed: () => Promise<Buffer>,
  count: Count,
): Promise<ImportItem> {
  const unreadable = (code: 'damaged' | 'too-large' | 'no-recipe'): ImportItem => ({
    outcome: 'unreadable',
    name: name || words.recipe,
    note: { code },
  })
  try {
    const text = (await unzip(await packed(), count)).toString('utf8').replace(/^\uFEFF/, '')
    if (!isWithinLimits(text)) return unreadable('too-large')
    const json: unknown = JSON.parse(text)
    return readPaprikaRecipe(json, name, words) ?? unreadable('no-recipe')
  } catch (error) {
    if (error instanceof ImportFailed) throw error
    return unreadable(isTooLarge(error) ? 'too-large' : 'damaged')
  }
}

// Without decoding, yauzl does not judge names: they are not paths to us.
const openArchive = (path: string): Promise<ZipFile> =>
  openPromise(path, { decodeStrings: false, autoClose: false }).catch((cause: unknown) => {
    throw new ImportFailed({ code: 'damaged' }, { cause })
  })

/** The recipes of an archive. @throws {ImportFailed} when there are too many, or where its directory is damaged */
async function* entriesOf(archive: ZipFile): AsyncGenerator<Entry> {
  const tooMany = () => new ImportFailed({ code: 'too-many', most: mostEntries })
  if (archive.entryCount > mostEntries) throw tooMany()
  let count = 0
  try {
    for await (const entry of archive.eachEntry()) {
      if (++count > mostEntries) throw tooMany()
      if (isRecipe(nameOf(entry))) yield entry
    }
  } catch (cause) {
    throw cause instanceof ImportFailed ? cause : new ImportFailed({ code: 'damaged' }, { cause })
  }
}

/** Where an entry lies in its archive, as far as its directory tells: from its header to its last byte. */
const placeOf = (entry: Entry) => ({
  start: entry.relativeOffsetOfLocalHeader,
  end: entry.relativeOffsetOfLocalHeader + 30 + entry.fileNameLength + entry.compressedSize,
})

/** Whether entries share bytes: no program writes such an archive, and a small one would unfold to anything. */
function doOverlap(places: readonly { readonly start: number; readonly end: number }[]): boolean {
  const inOrder = places.toSorted((a, b) => a.start - b.start)
  return inOrder.some(({ start }, index) => start < (inOrder[index - 1]?.end ?? 0))
}

/** How many recipes can be reached: what comes after a damaged place is told when it is come to. */
async function countRecipes(path: string): Promise<number> {
  const archive = await openArchive(path)
  const places: ReturnType<typeof placeOf>[] = []
  try {
    for await (const entry of entriesOf(archive)) places.push(placeOf(entry))
  } catch (error) {
    if (places.length === 0) throw error
  } finally {
    archive.close()
  }
  if (doOverlap(places)) throw new ImportFailed({ code: 'damaged' })
  return places.length
}

async function* itemsOf(path: string, words: ImportWords): AsyncGenerator<ImportItem> {
  const archive = await openArchive(path)
  let inAll = 0
  const count = (bytes: number) => {
    inAll += bytes
    if (inAll > mostBytesInAll) throw new ImportFailed({ code: 'too-large' })
  }
  try {
    for await (const entry of entriesOf(archive)) {
      const packed = async () => bytesOf(await archive.openReadStreamPromise(entry), count)
      yield await readItem(shortName(nameOf(entry)), words, packed, count)
    }
  } finally {
    archive.close()
  }
}

async function* itemOf(path: string, words: ImportWords): AsyncGenerator<ImportItem> {
  yield await readItem(
    '',
    words,
    () => readFile(path),
    () => {},
  )
}

/**
 * Opens a `.paprikarecipes` archive (or a single `.paprikarecipe`): a zip of gzipped JSON.
 * @throws {ImportFailed} when it is no such file
 */
async function openPaprikaFile(path: string, words: ImportWords): Promise<ImportFile> {
  if ((await firstBytes(path)).equals(gzipMark)) return { total: 1, items: itemOf(path, words) }
  return { total: await countRecipes(path), items: itemsOf(path, words) }
}

/** Paprika's own exports. */
export const paprikaReader: ImportReader = {
  refusal: 'this is no .paprikarecipes file',
  looksRight: looksLikePaprika,
  open: openPaprikaFile,
}
