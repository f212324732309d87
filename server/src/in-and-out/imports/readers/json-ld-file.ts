import { findRecipeNodes, parseJsonLd } from '@potluck/clip/json-ld'
import { readSchemaRecipe } from '@potluck/clip/schema-recipe'
import type { Translate } from '../../../machinery/base/words-in.ts'
import { withArchivePictures } from '../files/archive-pictures.ts'
import { asyncItems } from '../files/async-items.ts'
import { jsonBytes } from '../files/json-bytes.ts'
import { jsonElements } from '../files/json-elements.ts'
import { isWithinLimits } from '../files/json-limits.ts'
import type { SourceFile } from '../files/source-file.ts'
import type { ImportFile, ImportItem } from '../import-item.ts'
import type { ImportReader, ReadingContext } from '../import-reader.ts'
import { readJsonLdRecipe } from '../json-ld-recipe.ts'

/** Maximum length of a recipe with its pictures, bytes. */
const longestElement = 50_000_000

/** Up to this size a file is parsed as a whole, so that its parts may refer to each other, bytes. */
const smallFile = 1_000_000

/** Maximum number of recipes within one element of a file, which then is a list. */
const mostRecipes = 50_000

/** The name of an element that is not parsed, if its beginning contains one. */
const nameIn = (element: string): string => /"name"\s*:\s*"([^"\\]*)"/.exec(element.slice(0, 10_000))?.[1] ?? ''

/** The recipes in an element of JSON-LD, in order. */
async function* readElement(element: string, file: SourceFile, t: Translate): AsyncGenerator<ImportItem> {
  if (!isWithinLimits(element)) {
    yield { outcome: 'unreadable', name: nameIn(element) || t('import.recipe'), note: { code: 'too-large' } }
    return
  }
  const { recipes, resolve } = findRecipeNodes([parseJsonLd(element)], mostRecipes)
  for (const node of recipes) {
    const recipe = readJsonLdRecipe(node, readSchemaRecipe(node, { url: '', resolve }), t)
    yield await withArchivePictures(recipe, node, file)
  }
}

async function* itemsOf(file: SourceFile, t: Translate): AsyncGenerator<ImportItem> {
  let position = 0
  for await (const element of jsonElements(jsonBytes(file), longestElement)) {
    position++
    let hasRecipe = false
    if (element !== null) {
      for await (const item of readElement(element, file, t)) {
        hasRecipe = true
        yield item
      }
    }
    // An element without a recipe, such as the description of the site, is skipped.
    if (hasRecipe || (element !== null && !element.includes('"Recipe"'))) continue
    yield {
      outcome: 'unreadable',
      name: `${t('import.recipe')} ${position}`,
      note: { code: element === null ? 'too-large' : 'damaged' },
    }
  }
}

/** The whole text if the file is small, otherwise null. */
async function smallText(file: SourceFile): Promise<string | null> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of jsonBytes(file)) {
    length += piece.length
    if (length > smallFile) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** Opens a file of schema.org recipes, in any of the forms that programs write. */
async function openJsonLdFile(file: SourceFile, { t }: ReadingContext): Promise<ImportFile> {
  const text = await smallText(file)
  if (text !== null) {
    const items: ImportItem[] = []
    for await (const item of readElement(text, file, t)) items.push(item)
    return { total: items.length, items: asyncItems(items) }
  }
  let total = 0
  for await (const _element of jsonElements(jsonBytes(file), longestElement)) total++
  return { total, items: itemsOf(file, t) }
}

/** Files of schema.org recipes, including our own exports. */
export const jsonLdReader: ImportReader = { open: openJsonLdFile }
