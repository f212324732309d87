import { stat } from 'node:fs/promises'
import { livingCookbookMaxBytes } from '@potluck/api/direct-imports'
import type { ImportFormatId } from '@potluck/api/import-formats'
import type { ImportFailure } from '@potluck/api/import-notes'
import { type Archive, isArchive, openArchive } from './files/archive.ts'
import { fileAt, type SourceFile, shortName, TooLargeError } from './files/source-file.ts'
import { importReaders } from './formats.ts'
import { ImportError } from './import-error.ts'
import type { ImportFile, ImportItem, MatchedColumn } from './import-item.ts'
import type { ReadingContext } from './import-reader.ts'
import { unreadable } from './imported-recipe.ts'
import { recogniseFile } from './recognise-file.ts'

/** An open import file. */
export interface OpenImport {
  /** The format of the file, or of the first known file in an archive. */
  readonly format: ImportFormatId
  readonly columns: readonly MatchedColumn[]
  /** Number of items, as far as known. */
  total(): number
  readonly items: AsyncIterable<ImportItem>
  close(): void
}

/** Max nesting of archives within an archive. */
const maxDepth = 2
/** Max bytes of an archive within an archive. */
const maxInnerBytes = 128_000_000

const isPicture = (name: string): boolean => /\.(?:jpe?g|png|gif|webp|avif|heic|bmp|tiff?|svg|ico)$/i.test(name)
/** Files of web pages and programs that never contain a recipe. */
const isSupportFile = (name: string): boolean => /\.(?:css|js|map|woff2?|ttf|db|sqlite3?|log)$/i.test(name)
/** Documents that may contain recipes in a format that is not supported. */
const isDocument = (name: string): boolean => /\.(?:pdf|docx?|odt|rtf|pages|xlsx?|ods)$/i.test(name)

const isWorthReading = (name: string): boolean => !isPicture(name) && !isSupportFile(name)

/** The reason why an item of a file cannot be read. */
function reasonOf(error: unknown): 'damaged' | 'too-large' | 'no-recipe' | 'locked' {
  if (error instanceof TooLargeError) return 'too-large'
  if (error instanceof ImportError) {
    const { code } = error.failure
    return code === 'too-large' || code === 'locked' ? code : 'damaged'
  }
  const message = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : ''
  return /encrypted|wrong password/i.test(message) ? 'locked' : 'damaged'
}

/** What is known of a file while it is read. */
interface Tally {
  /** The number of items, which changes. */
  total: number
  /** The format of its recipes. */
  readonly format: ImportFormatId | null
}

/** Leaves out texts without a recipe, such as a "read me" beside recipes in a format of their own. */
async function* withoutReadMe(items: AsyncIterable<ImportItem>, tally: Tally): AsyncGenerator<ImportItem> {
  for await (const item of items) {
    if (item.outcome === 'unreadable' && item.note.code === 'no-recipe') tally.total--
    else yield item
  }
}

async function* itemsOf(
  file: SourceFile,
  context: ReadingContext,
  tally: Tally,
  depth: number,
): AsyncGenerator<ImportItem> {
  if (isArchive(file.head)) {
    if (depth >= maxDepth) {
      yield unreadable(shortName(file.name), 'too-large')
      return
    }
    const archive = await openArchive(await file.bytes(maxInnerBytes), context.budget)
    tally.total += archive.names.filter(isWorthReading).length - 1
    try {
      yield* itemsOfArchive(archive, context, tally, depth + 1)
    } finally {
      archive.close()
    }
    return
  }
  const format = isDocument(file.name) ? null : recogniseFile(file)
  if (format === null) {
    if (isDocument(file.name)) yield unreadable(file.name.split('/').at(-1) ?? file.name, 'unknown-kind')
    else tally.total--
    return
  }
  const reader = await importReaders[format]()
  const { total, items } = await reader.open(file, context)
  tally.total += total - 1
  yield* format === 'text' && tally.format !== 'text' ? withoutReadMe(items, tally) : items
}

/** Yields the items of all files of an archive; a file that cannot be read is one unreadable item. */
async function* itemsOfArchive(
  archive: Archive,
  context: ReadingContext,
  tally: Tally,
  depth: number,
): AsyncGenerator<ImportItem> {
  for (const name of archive.names) {
    if (!isWorthReading(name)) continue
    try {
      yield* itemsOf(await archive.open(name), context, tally, depth)
    } catch (error) {
      // Throws if the limit for the whole file is reached.
      context.budget.count(0)
      yield unreadable(shortName(name) || context.t('import.recipe'), reasonOf(error))
    }
  }
}

/** The format of the first known file in an archive; text counts only if there is no other format. */
async function formatWithin(archive: Archive, context: ReadingContext, depth = 1): Promise<ImportFormatId | null> {
  let fallback: ImportFormatId | null = null
  for (const name of archive.names.filter((each) => isWorthReading(each) && !isDocument(each))) {
    const file = await archive.open(name).catch((error: unknown) => {
      context.budget.count(0)
      if (error instanceof ImportError) throw error
      return null
    })
    if (file === null) {
      if (/\.paprikarecipe$/i.test(name)) return 'paprika'
      continue
    }
    const format = isArchive(file.head) ? await formatOfInner(file, context, depth) : recogniseFile(file)
    if (format !== null && format !== 'text') return format
    fallback ??= format
  }
  return fallback
}

async function formatOfInner(file: SourceFile, context: ReadingContext, depth: number): Promise<ImportFormatId | null> {
  if (depth >= maxDepth) return null
  const inner = await openArchive(await file.bytes(maxInnerBytes), context.budget).catch(() => null)
  if (!inner) return null
  try {
    return await formatWithin(inner, context, depth + 1)
  } finally {
    inner.close()
  }
}

const reasons = { locked: { code: 'locked' }, 'too-large': { code: 'too-large' } } as const

/** Yields all readable items, then throws if the archive is damaged. */
async function* untilDamaged(items: AsyncIterable<ImportItem>, isWhole: boolean): AsyncGenerator<ImportItem> {
  yield* items
  if (!isWhole) throw new ImportError({ code: 'damaged' })
}

/** Why no format was recognised in an archive: its files are of an unknown kind, or none can be read. */
async function reasonOfUnknown(archive: Archive, names: readonly string[]): Promise<ImportFailure> {
  let reason: ImportFailure = { code: 'no-recipes' }
  for (const name of names) {
    try {
      await archive.open(name)
      return { code: 'unknown-kind' }
    } catch (error) {
      const code = reasonOf(error)
      reason = code === 'locked' || code === 'too-large' ? reasons[code] : { code: 'damaged' }
    }
  }
  return reason
}

/** @throws {ImportError} if the file is larger than the limit of its format */
async function checkSize(path: string, format: ImportFormatId | null): Promise<void> {
  if (format !== 'livingcookbook' && format !== 'fdxz') return
  if ((await stat(path)).size > livingCookbookMaxBytes) throw new ImportError({ code: 'too-large' })
}

async function openZip(path: string, context: ReadingContext): Promise<OpenImport> {
  const archive = await openArchive(path, context.budget)
  const format = await formatWithin(archive, context)
  await checkSize(path, format)
  const names = archive.names.filter(isWorthReading)
  if (format === null && !names.some(isDocument)) {
    const reason = await reasonOfUnknown(archive, names)
    archive.close()
    throw new ImportError(reason)
  }
  const tally = { total: names.length, format: format ?? 'text' }
  return {
    format: format ?? 'text',
    columns: [],
    total: () => Math.max(tally.total, 0),
    items: untilDamaged(itemsOfArchive(archive, context, tally, 0), archive.isWhole),
    close: () => archive.close(),
  }
}

/**
 * Opens an import file of any format.
 * @param name its name on the computer of the cook
 * @throws {ImportError} if it cannot be read at all, or its format is unknown
 */
export async function openImport(path: string, name: string, context: ReadingContext): Promise<OpenImport> {
  const file = await fileAt(path, name)
  if (isArchive(file.head)) return openZip(path, context)
  const format = isDocument(name) ? null : recogniseFile(file)
  if (format === null) throw new ImportError({ code: 'unknown-kind' })
  await checkSize(path, format)
  const reader = await importReaders[format]()
  let opened: ImportFile
  try {
    opened = await reader.open(file, context)
  } catch (cause) {
    if (cause instanceof ImportError) throw cause
    const reason = reasonOf(cause)
    throw new ImportError(reason === 'locked' || reason === 'too-large' ? reasons[reason] : { code: 'damaged' }, {
      cause,
    })
  }
  const { columns = [], items } = opened
  return { format, columns, total: () => opened.total, items, close: () => {} }
}
