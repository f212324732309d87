import type { SourceFile } from '../files/source-file.ts'
import { type XmlElement, xmlRecords } from '../files/xml-records.ts'
import type { ImportFile, ImportItem } from '../import-item.ts'
import type { ReadingContext } from '../import-reader.ts'
import { unreadable } from '../imported-recipe.ts'

/** Parses one element; null if it is not imported. */
type ReadRecord = (element: XmlElement) => Promise<ImportItem | null> | ImportItem | null

async function* itemsOf(
  file: SourceFile,
  names: ReadonlySet<string>,
  { t }: ReadingContext,
  read: ReadRecord,
): AsyncGenerator<ImportItem> {
  for await (const element of xmlRecords(file, names)) {
    const item = element === null ? unreadable(t('import.recipe'), 'too-large') : await read(element)
    if (item !== null) yield item
  }
}

/**
 * An XML file in which elements with one name are recipes.
 * @param name in lower case
 */
export async function openXmlFile(
  file: SourceFile,
  name: string,
  context: ReadingContext,
  read: ReadRecord,
): Promise<ImportFile> {
  const names = new Set([name])
  let total = 0
  for await (const _element of xmlRecords(file, names)) total++
  return { total, items: itemsOf(file, names, context, read) }
}
