import { asyncItems } from '../files/async-items.ts'
import { textOfFile } from '../files/file-text.ts'
import { shortName } from '../files/source-file.ts'
import type { ImportItem } from '../import-item.ts'
import type { ImportReader, ReadingContext } from '../import-reader.ts'
import { unreadable } from '../imported-recipe.ts'

/** Maximum size of a text of many recipes, bytes: they have no pictures. */
const longest = 100_000_000

/** A reader of texts that contain one recipe after the other. */
export const textBook = (
  split: (text: string) => readonly string[],
  read: (piece: string, context: ReadingContext) => ImportItem | null,
): ImportReader => ({
  async open(file, context) {
    const pieces = split(await textOfFile(file, longest))
    const items = pieces.map((piece) => read(piece, context) ?? unreadable(shortName(file.name), 'no-recipe'))
    return { total: items.length, items: asyncItems(items) }
  },
})

/** Joins lines that were wrapped to fit a page: each paragraph becomes one line. */
export const joinWrappedLines = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .join('\n')
    .split(/\n[ \t]*\n+/)
    .map((paragraph) => paragraph.replace(/\n/g, ' ').replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .join('\n')
