import { stat } from 'node:fs/promises'
import { findRecipeNodes, parseJsonLd } from '@potluck/clip/json-ld'
import { readSchemaRecipe } from '@potluck/clip/schema-recipe'
import type { ImportFile, ImportItem } from './import-item.ts'
import type { ImportReader } from './import-reader.ts'
import type { ImportWords } from './import-words.ts'
import { jsonBytes } from './json-bytes.ts'
import { jsonElements } from './json-elements.ts'
import { readJsonLdRecipe } from './json-ld-recipe.ts'
import { isWithinLimits } from './json-limits.ts'

/** Longest recipe with its pictures, bytes. */
const longestElement = 50_000_000

/** A file up to this size is read as a whole, so that its parts may refer to each other: bytes. */
const smallFile = 1_000_000

/** Most recipes within one element of a file: it is a list of its own then. */
const mostRecipes = 50_000

/** Whether a file begins as JSON does. */
async function looksLikeJson(path: string): Promise<boolean> {
  for await (const piece of jsonBytes(path)) return /^\s*[[{]/.test(piece.subarray(0, 1_000).toString('utf8'))
  return false
}

/** What a piece is called that is not parsed, as far as its beginning tells. */
const nameIn = (element: string): string => /"name"\s*:\s*"([^"\\]*)"/.exec(element.slice(0, 10_000))?.[1] ?? ''

/** The recipes in a piece of JSON-LD, in order. */
function* readElement(element: string, words: ImportWords): Generator<ImportItem> {
  if (!isWithinLimits(element)) {
    yield { outcome: 'unreadable', name: nameIn(element) || words.recipe, note: { code: 'too-large' } }
    return
  }
  const { recipes, resolve } = findRecipeNodes([parseJsonLd(element)], mostRecipes)
  for (const node of recipes) yield readJsonLdRecipe(node, readSchemaRecipe(node, { url: '', resolve }), words)
}

async function* itemsOf(path: string, words: ImportWords): AsyncGenerator<ImportItem> {
  let position = 0
  for await (const element of jsonElements(jsonBytes(path), longestElement)) {
    position++
    let found = false
    for (const item of element === null ? [] : readElement(element, words)) {
      found = true
      yield item
    }
    // What holds no recipe at all, such as the site's own description, is passed over.
    if (found || (element !== null && !element.includes('"Recipe"'))) continue
    yield {
      outcome: 'unreadable',
      name: `${words.recipe} ${position}`,
      note: { code: element === null ? 'too-large' : 'damaged' },
    }
  }
}

async function* asTheyCome<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}

/** Opens a file of schema.org recipes, in any of the shapes that programs write. */
async function openJsonLdFile(path: string, words: ImportWords): Promise<ImportFile> {
  const { size } = await stat(path)
  if (size <= smallFile) {
    const pieces: Buffer[] = []
    for await (const piece of jsonBytes(path)) pieces.push(piece)
    const items = [...readElement(Buffer.concat(pieces).toString('utf8'), words)]
    return { total: items.length, items: asTheyCome(items) }
  }
  let total = 0
  for await (const _element of jsonElements(jsonBytes(path), longestElement)) total++
  return { total, items: itemsOf(path, words) }
}

/** Files of schema.org recipes, our own exports among them. */
export const jsonLdReader: ImportReader = {
  refusal: 'this is no JSON file',
  looksRight: looksLikeJson,
  open: openJsonLdFile,
}
