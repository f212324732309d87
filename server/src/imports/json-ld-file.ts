import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { findRecipeNodes, parseJsonLd } from '@potluck/clip/json-ld'
import { readSchemaRecipe } from '@potluck/clip/schema-recipe'
import type { ImportFile, ImportItem } from './import-item.ts'
import { jsonElements } from './json-elements.ts'
import { readJsonLdRecipe } from './json-ld-recipe.ts'

/** Longest recipe with its pictures, characters. */
const longestElement = 100_000_000

/** How much is read at a time: little enough that looking through it holds nobody up. */
const highWaterMark = 256 * 1024

const textOf = (path: string): AsyncIterable<string> => createReadStream(path, { encoding: 'utf8', highWaterMark })

/** Whether a file begins as JSON does. */
export async function looksLikeJson(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path, { encoding: 'utf8', end: 1_000 })) {
    return /^[\s\uFEFF]*[[{]/.test(String(chunk))
  }
  return false
}

/** A file up to this size is read as a whole, so that its parts may refer to each other: bytes. */
const smallFile = 1_000_000

/** Most recipes within one element of a file: it is a list of its own then. */
const mostRecipes = 50_000

/** The recipes in a piece of JSON-LD, in order. */
function* readElement(element: string): Generator<ImportItem> {
  const { recipes, resolve } = findRecipeNodes([parseJsonLd(element)], mostRecipes)
  for (const node of recipes) yield readJsonLdRecipe(node, readSchemaRecipe(node, { url: '', resolve }))
}

async function* itemsOf(path: string): AsyncGenerator<ImportItem> {
  let position = 0
  for await (const element of jsonElements(textOf(path), longestElement)) {
    position++
    const found = element === null ? [] : [...readElement(element)]
    yield* found
    // What holds no recipe at all, such as the site's own description, is passed over.
    const reason = element === null ? 'It is too large.' : 'It is damaged and cannot be read.'
    if (found.length === 0 && (element === null || element.includes('"Recipe"'))) {
      yield { outcome: 'unreadable', name: `Recipe ${position}`, reason }
    }
  }
}

async function* asTheyCome<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}

/** Opens a file of schema.org recipes, in any of the shapes that programs write. */
export async function openJsonLdFile(path: string): Promise<ImportFile> {
  const { size } = await stat(path)
  if (size <= smallFile) {
    const items = [...readElement(await readFile(path, 'utf8'))]
    return { total: items.length, items: asTheyCome(items) }
  }
  let total = 0
  for await (const _element of jsonElements(textOf(path), longestElement)) total++
  return { total, items: itemsOf(path) }
}
