import type { ImportNote } from '@potluck/api/import-notes'
import { folder, recipeDraft } from '@potluck/api/recipes'
import type { ClippedRecipe } from '@potluck/clip/recipe'
import { z } from 'zod'
import type { Translate } from '../machinery/words-in.ts'
import { base64Bytes } from './files/base64.ts'
import { originOf } from './fingerprint.ts'
import type { ImportedRecipe, ImportImage } from './import-item.ts'

/**
 * The field of our own exports for what schema.org cannot say as it was written, such as "about 10 minutes" for a
 * duration. Only fields that would be read back differently are in it.
 */
export const exactField = 'potluck:exact'

const exactDraft = recipeDraft.omit({ imageIds: true }).strip()
const exactInstant = z.object({ createdAt: z.iso.datetime() })
const exactFolder = z.object({ folder })

const ownIdentifier = z.object({ identifier: z.uuid() })

/** What our own export says besides schema.org; nothing where it is missing or not ours. */
function exactOf(node: object): object {
  const exact: unknown = exactField in node ? node[exactField] : null
  return typeof exact === 'object' && exact !== null ? exact : {}
}

const block = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : [`${title}:`, ...lines].join('\n')

function notesOf(recipe: ClippedRecipe, t: Translate): string {
  const author = recipe.author !== '' && recipe.source !== '' ? `${t('import.author')}: ${recipe.author}` : ''
  const cookTime = recipe.cookTime && !recipe.totalTime?.text.includes(recipe.cookTime.text)
  const cooking = cookTime && recipe.activeTime === null ? `${t('import.cookTime')}: ${recipe.cookTime?.text}` : ''
  const nutrition = block(
    t('import.nutrition'),
    recipe.nutrition.map(({ name, amount }) => `${name}: ${amount}`),
  )
  return [recipe.notes, author, cooking, nutrition].filter((part) => part !== '').join('\n\n')
}

/** The pictures of a recipe of schema.org: their bytes where they stand in it, and else where they are. */
export const imagesOfClipped = (recipe: ClippedRecipe): ImportImage[] =>
  recipe.images.map((address) =>
    address.startsWith('data:') ? { bytes: base64Bytes(address.slice(address.indexOf(',') + 1)) } : { address },
  )

/** No list of a recipe is read further than this. */
const mostLines = 1000

/** How many lines of a list were not read, as far as one line of the file is one of ours. */
function lostLines(written: unknown, readLines: readonly string[]): number {
  if (!Array.isArray(written)) return 0
  const lines = written.filter((line) => typeof line === 'string' && /\p{L}/u.test(line))
  return lines.length === written.length ? Math.max(0, lines.length - readLines.length) : 0
}

/** Tells of lines that did not come along: what repeats the list in other units, or is more than a recipe holds. */
function leftOut(node: object, recipe: ClippedRecipe): ImportNote[] {
  const lists = [
    ['ingredients', 'recipeIngredient'],
    ['instructions', 'recipeInstructions'],
  ] as const
  return lists.flatMap(([field, name]): ImportNote[] => {
    const count = lostLines(name in node ? Reflect.get(node, name) : null, recipe[field])
    if (count > 0) return [{ code: 'lines-left-out', field, count }]
    return recipe[field].length >= mostLines ? [{ code: 'cut', field }] : []
  })
}

/** What names the recipe where it comes from, as far as the file says so. */
function namedOrigin(node: object): string | null {
  for (const name of ['@id', 'identifier'] as const) {
    const value: unknown = name in node ? Reflect.get(node, name) : null
    if (typeof value === 'string' && value !== '') return originOf('json-ld', value)
  }
  return null
}

/** What a schema.org recipe is as one of ours, before its pictures. */
export function draftOfClipped(recipe: ClippedRecipe, t: Translate): ImportedRecipe['draft'] {
  const stars = Math.round(recipe.rating?.value ?? 0)
  return {
    title: recipe.title,
    description: recipe.description,
    yield: recipe.yield,
    activeTime: recipe.activeTime?.text ?? '',
    totalTime: recipe.totalTime?.text ?? '',
    source: recipe.source || recipe.author,
    url: recipe.url,
    notes: notesOf(recipe, t),
    ingredients: recipe.ingredients.join('\n'),
    instructions: recipe.instructions.join('\n'),
    rating: stars >= 1 ? stars : null,
    labels: [...recipe.categories, ...recipe.keywords],
  }
}

/**
 * A recipe of a JSON-LD file as one of ours.
 * @param node as it stands in the file
 * @param recipe what it says
 * @param t of the cook who brings it over
 */
export function readJsonLdRecipe(node: object, recipe: ClippedRecipe, t: Translate): ImportedRecipe {
  const exact = exactOf(node)
  const told = draftOfClipped(recipe, t)
  const exactly = exactDraft.safeParse({ ...told, ...exact })
  const written = exactInstant.safeParse(exact)
  const kept = exactFolder.safeParse(exact)
  const own = exactField in node ? ownIdentifier.safeParse(node) : null
  const origin = namedOrigin(node)
  return {
    outcome: 'recipe',
    draft: exactly.success ? exactly.data : told,
    images: imagesOfClipped(recipe),
    notes: leftOut(node, recipe),
    ...(written.success ? { createdAt: written.data.createdAt } : {}),
    ...(kept.success ? { folder: kept.data.folder } : {}),
    ...(origin === null ? {} : { origin }),
    ...(own?.success ? { exportedFrom: own.data.identifier } : {}),
  }
}
