import { open, readFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Entry, ZipFile } from 'yauzl'
import { JobFailure } from '../jobs/job-failure.ts'
import type { ImportFile, ImportItem } from './import-item.ts'
import { readPaprikaRecipe } from './paprika-recipe.ts'

/** Most files in an archive. */
const mostEntries = 50_000
/** Most bytes of one recipe, inflated: several photos. The bytes that come out are counted, whatever a header says. */
const mostBytes = 100_000_000

const unzip = promisify(gunzip)

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
export async function looksLikePaprika(path: string): Promise<boolean> {
  const mark = await firstBytes(path)
  return mark.equals(zipMark) || mark.equals(gzipMark)
}

/** The name of an entry is shown and never used as a path: traversal leads nowhere. */
const nameOf = ({ fileName }: Entry): string =>
  (Buffer.isBuffer(fileName) ? fileName.toString('utf8') : fileName).replaceAll('\u0000', '')

const shortName = (path: string): string => (path.split(/[/\\]/).at(-1) ?? path).replace(/\.paprikarecipe$/i, '')

const isRecipe = (name: string): boolean =>
  /\.paprikarecipe$/i.test(name) && !/(?:^|[/\\])(?:__MACOSX[/\\]|\._)/.test(name)

async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('an archive gives bytes')
    length += chunk.length
    if (length > mostBytes) throw new RangeError('too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function readItem(name: string, packed: () => Promise<Buffer>): Promise<ImportItem> {
  const unreadable = (reason: string): ImportItem => ({ outcome: 'unreadable', name: name || 'Recipe', reason })
  try {
    const json: unknown = JSON.parse((await unzip(await packed(), { maxOutputLength: mostBytes })).toString('utf8'))
    return readPaprikaRecipe(json, name) ?? unreadable('It is not written as Paprika writes recipes.')
  } catch (error) {
    if (error instanceof RangeError) return unreadable('It is too large.')
    return unreadable('It is damaged and cannot be read.')
  }
}

async function openArchive(path: string): Promise<ZipFile> {
  const { openPromise } = await import('yauzl')
  // Without decoding, yauzl does not judge names: they are not paths to us.
  return openPromise(path, { decodeStrings: false, autoClose: false })
}

async function* entriesOf(archive: ZipFile): AsyncGenerator<Entry> {
  if (archive.entryCount > mostEntries) throw new JobFailure(`The file holds more than ${mostEntries} recipes.`)
  let count = 0
  for await (const entry of archive.eachEntry()) {
    if (++count > mostEntries) throw new JobFailure(`The file holds more than ${mostEntries} recipes.`)
    if (isRecipe(nameOf(entry))) yield entry
  }
}

async function withArchive<T>(path: string, step: (archive: ZipFile) => AsyncGenerator<T>): Promise<AsyncGenerator<T>> {
  const archive = await openArchive(path).catch((cause: unknown) => {
    throw new JobFailure('The file is damaged: its list of recipes cannot be read.', { cause })
  })
  return (async function* () {
    try {
      yield* step(archive)
    } catch (cause) {
      throw cause instanceof JobFailure ? cause : new JobFailure('The file is damaged.', { cause })
    } finally {
      archive.close()
    }
  })()
}

async function* itemsOf(archive: ZipFile): AsyncGenerator<ImportItem> {
  for await (const entry of entriesOf(archive)) {
    yield await readItem(shortName(nameOf(entry)), async () => bytesOf(await archive.openReadStreamPromise(entry)))
  }
}

/**
 * Opens a `.paprikarecipes` archive (or a single `.paprikarecipe`): a zip of gzipped JSON.
 * @throws {JobFailure} when it is no such file
 */
export async function openPaprikaFile(path: string): Promise<ImportFile> {
  if ((await firstBytes(path)).equals(gzipMark)) {
    return { total: 1, items: single(() => readItem('', () => readFile(path))) }
  }
  let total = 0
  for await (const _entry of await withArchive(path, entriesOf)) total++
  return { total, items: await withArchive(path, itemsOf) }
}

async function* single(read: () => Promise<ImportItem>): AsyncGenerator<ImportItem> {
  yield await read()
}
