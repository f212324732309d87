import { recipeDraft } from '@potluck/api/recipes'
import type { ClippedRecipe } from '@potluck/clip/recipe'
import { z } from 'zod'
import { base64Bytes } from './base64.ts'
import type { ImportedRecipe, ImportImage } from './import-item.ts'

/**
 * The field of our own exports for what schema.org cannot say as it was written, such as "about 10 minutes" for a
 * duration. Only fields that would be read back differently are in it.
 */
export const exactField = 'potluck:exact'

const exactDraft = recipeDraft.omit({ imageIds: true })
const exactInstant = z.object({ createdAt: z.iso.datetime() })

/** What our own export says besides schema.org; nothing where it is missing or not ours. */
function exactOf(node: object): object {
  const exact: unknown = exactField in node ? node[exactField] : null
  return typeof exact === 'object' && exact !== null ? exact : {}
}

const block = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : [`${title}:`, ...lines].join('\n')

function notesOf(recipe: ClippedRecipe): string {
  const author = recipe.author !== '' && recipe.source !== '' ? `Author: ${recipe.author}` : ''
  const cookTime = recipe.cookTime && !recipe.totalTime?.text.includes(recipe.cookTime.text)
  const cooking = cookTime && recipe.activeTime === null ? `Cooking time: ${recipe.cookTime?.text}` : ''
  const nutrition = block(
    'Nutrition',
    recipe.nutrition.map(({ name, amount }) => `${name}: ${amount}`),
  )
  return [recipe.notes, author, cooking, nutrition].filter((part) => part !== '').join('\n\n')
}

function imagesOf(recipe: ClippedRecipe): ImportImage[] {
  return recipe.images.flatMap((address): ImportImage[] => {
    if (!address.startsWith('data:')) return [{ address }]
    const bytes = base64Bytes(address.slice(address.indexOf(',') + 1))
    return bytes ? [{ bytes }] : []
  })
}

/** What a schema.org recipe is as one of ours, before its pictures. */
export function draftOfClipped(recipe: ClippedRecipe): ImportedRecipe['draft'] {
  const stars = Math.round(recipe.rating?.value ?? 0)
  return {
    title: recipe.title,
    description: recipe.description,
    yield: recipe.yield,
    activeTime: recipe.activeTime?.text ?? '',
    totalTime: recipe.totalTime?.text ?? '',
    source: recipe.source || recipe.author,
    url: recipe.url,
    notes: notesOf(recipe),
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
 */
export function readJsonLdRecipe(node: object, recipe: ClippedRecipe): ImportedRecipe {
  const exact = exactOf(node)
  const told = draftOfClipped(recipe)
  const exactly = exactDraft.safeParse({ ...told, ...exact })
  const written = exactInstant.safeParse(exact)
  return {
    outcome: 'recipe',
    draft: exactly.success ? exactly.data : told,
    images: imagesOf(recipe),
    changes: [],
    ...(written.success ? { createdAt: written.data.createdAt } : {}),
  }
}
