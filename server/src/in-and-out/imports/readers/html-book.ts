import type { Element } from 'domhandler'
import { textOfFile } from '../files/file-text.ts'
import type { SourceFile } from '../files/source-file.ts'
import type { ImportedRecipe, ImportFile } from '../import-item.ts'
import { elementsIn, htmlTree } from './html-parts.ts'

async function* itemsOf(
  elements: readonly Element[],
  read: (element: Element) => Promise<ImportedRecipe>,
): AsyncGenerator<ImportedRecipe> {
  for (const element of elements) yield await read(element)
}

/** Opens a page on which elements of one kind are recipes. */
export async function openHtmlBook(
  file: SourceFile,
  fits: (element: Element) => boolean,
  read: (element: Element) => Promise<ImportedRecipe>,
): Promise<ImportFile> {
  const elements = elementsIn(htmlTree(await textOfFile(file)), fits)
  return { total: elements.length, items: itemsOf(elements, read) }
}
