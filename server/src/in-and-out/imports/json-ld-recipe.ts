import type { ImportNote } from '@potluck/api/import-notes'
import { type ClippedRecipe, recipeTexts } from '@potluck/clip/recipe'
import { z } from 'zod'
import type { Translate } from '../../machinery/base/words-in.ts'
import { withExactValues } from './exact-values.ts'
import { base64Bytes } from './files/base64.ts'
import { originOf } from './fingerprint.ts'
import type { ImportedRecipe, ImportImage } from './import-item.ts'

/** The property of own exports with the exact values (`exact-values.ts`); the id is the one of the node. */
export const exactField = 'potluck:exact'

const ownIdentifier = z.object({ identifier: z.string() }).transform(({ identifier }) => ({ id: identifier }))

/** The exact values of an own export; null for other files. */
function exactOf(node: object): object | null {
  const exact: unknown = exactField in node ? node[exactField] : null
  return typeof exact === 'object' && exact !== null ? { ...exact, ...ownIdentifier.safeParse(node).data } : null
}

function notesOf(recipe: ClippedRecipe, t: Translate): string {
  const cookTime = recipe.cookTime && !recipe.totalTime?.text.includes(recipe.cookTime.text)
  const cooking = cookTime && recipe.activeTime === null ? `${t('import.cookTime')}: ${recipe.cookTime?.text}` : ''
  return [recipe.notes, cooking].filter((part) => part !== '').join('\n\n')
}

/** The pictures of a schema.org recipe: bytes of embedded ones, addresses of others. */
export const imagesOfClipped = (recipe: ClippedRecipe): ImportImage[] =>
  recipe.images.map((address) =>
    address.startsWith('data:') ? { bytes: base64Bytes(address.slice(address.indexOf(',') + 1)) } : { address },
  )

/** Max lines of a list that the reader of schema.org returns. */
const maxLines = 1000

/** The number of lines of a list in the file that are missing in the recipe; 0 if they cannot be compared. */
function countMissingLines(list: unknown, readLines: readonly string[]): number {
  if (!Array.isArray(list)) return 0
  const lines = list.filter((line) => typeof line === 'string' && /\p{L}/u.test(line))
  return lines.length === list.length ? Math.max(0, lines.length - readLines.length) : 0
}

/** Notes on missing lines: repetitions of the list in other units, or more lines than the limit. */
function missingLineNotes(node: object, recipe: ClippedRecipe): ImportNote[] {
  const lists = [
    ['ingredients', 'recipeIngredient'],
    ['instructions', 'recipeInstructions'],
  ] as const
  return lists.flatMap(([field, name]): ImportNote[] => {
    const count = countMissingLines(name in node ? Reflect.get(node, name) : null, recipe[field])
    if (count > 0) return [{ code: 'lines-left-out', field, count }]
    return recipe[field].length >= maxLines ? [{ code: 'cut', field }] : []
  })
}

/** The origin of a recipe by its id in the file; null if it has none. */
function originIn(node: object): string | null {
  for (const name of ['@id', 'identifier'] as const) {
    const value: unknown = name in node ? Reflect.get(node, name) : null
    if (typeof value === 'string' && value !== '') return originOf('json-ld', value)
  }
  return null
}

/** Converts a schema.org recipe into a draft, without pictures. */
export function draftOfClipped(recipe: ClippedRecipe, t: Translate): ImportedRecipe['draft'] {
  const stars = Math.round(recipe.rating?.value ?? 0)
  return {
    ...recipeTexts(recipe),
    nutrition: recipe.nutrition.map(({ name, amount }) => `${name}: ${amount}`).join('\n'),
    notes: notesOf(recipe, t),
    rating: stars >= 1 ? stars : null,
    labels: [...recipe.categories, ...recipe.keywords],
  }
}

/**
 * Converts a recipe of a JSON-LD file.
 * @param node its node in the file
 * @param recipe the parsed node
 * @param t the words in the language of the cook
 */
export function readJsonLdRecipe(node: object, recipe: ClippedRecipe, t: Translate): ImportedRecipe {
  const origin = originIn(node)
  const read: ImportedRecipe = {
    outcome: 'recipe',
    draft: draftOfClipped(recipe, t),
    images: imagesOfClipped(recipe),
    notes: missingLineNotes(node, recipe),
    ...(origin === null ? {} : { origin }),
  }
  return withExactValues(read, exactOf(node))
}
