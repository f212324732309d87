import { z } from 'zod'
import { base64Bytes } from './base64.ts'
import { originOf } from './fingerprint.ts'
import type { ImportedRecipe, ImportImage } from './import-item.ts'

/** What was meant as text: Paprika writes null for what was never filled in, other programs write lists of lines. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const text = z
  .unknown()
  .optional()
  .transform((value) => textOf(value).replace(/\r\n?/g, '\n').replaceAll('\u0000', '').trim())

const listOf = <T extends z.ZodType>(element: T) => z.array(element).catch([])

/** A `.paprikarecipe`: https://www.paprikaapp.com exports, as seen in files of versions 2 and 3. */
const paprikaRecipe = z.looseObject({
  name: text,
  description: text,
  ingredients: text,
  directions: text,
  servings: text,
  prep_time: text,
  cook_time: text,
  total_time: text,
  notes: text,
  nutritional_info: text,
  difficulty: text,
  rating: z.coerce.number().catch(0),
  source: text,
  source_url: text,
  image_url: text,
  created: text,
  uid: text,
  categories: listOf(text),
  photo_data: text,
  photos: listOf(z.object({ data: text }).catch({ data: '' })),
})

type PaprikaRecipe = z.output<typeof paprikaRecipe>

/** Fields that only Paprika itself can make sense of: names of files, check sums, states of its lists. */
const technical = /^(?:hash|photo|photo_.*|photos_.*|scale|in_trash|is_pinned|on_grocery_list|deleted)$/

const wordsOf = (name: string): string => name.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase())

/** Whatever a later version of Paprika added that a cook may have written. */
function otherFields(recipe: PaprikaRecipe): string[] {
  const known = new Set(Object.keys(paprikaRecipe.shape))
  return Object.entries(recipe).flatMap(([name, value]) => {
    if (known.has(name) || technical.test(name)) return []
    const written = typeof value === 'number' && value !== 0 ? String(value) : value
    return typeof written === 'string' && written.trim() !== '' ? [`${wordsOf(name)}: ${written.trim()}`] : []
  })
}

function notesOf(recipe: PaprikaRecipe): string {
  const nutrition = recipe.nutritional_info === '' ? '' : `Nutrition:\n${recipe.nutritional_info}`
  const difficulty = recipe.difficulty === '' ? '' : `Difficulty: ${recipe.difficulty}`
  return [recipe.notes, difficulty, nutrition, ...otherFields(recipe)].filter((part) => part !== '').join('\n\n')
}

function totalTimeOf({ total_time: total, cook_time: cook }: PaprikaRecipe): string {
  if (cook === '') return total
  return total === '' ? `${cook} cooking time` : `${total} (${cook} cooking time)`
}

/** A name for a recipe without one: its file's, or its first line. */
function madeUpName(recipe: PaprikaRecipe, fileName: string): string {
  if (/\p{L}/u.test(fileName) && !/^untitled/i.test(fileName)) return fileName
  const lines = [...recipe.ingredients.split('\n'), ...recipe.directions.split('\n')]
  const hint = [...lines, recipe.source].find((line) => line !== '' && !/^https?:/i.test(line))
  return hint === undefined ? 'Untitled recipe' : `Untitled recipe (${hint.slice(0, 60)})`
}

/** `2014-01-31 17:02:03`, without a time zone, as an instant. */
function createdAtOf({ created }: PaprikaRecipe): string | null {
  const time = Date.parse(`${created.replace(' ', 'T')}Z`)
  return Number.isNaN(time) || time > Date.now() || time < 0 ? null : new Date(time).toISOString()
}

function imagesOf(recipe: PaprikaRecipe): ImportImage[] {
  const photos = [recipe.photo_data, ...recipe.photos.map(({ data }) => data)].filter((data) => data !== '')
  if (photos.length > 0) return photos.map((data) => ({ bytes: base64Bytes(data) }))
  return /^https?:/i.test(recipe.image_url) ? [{ address: recipe.image_url }] : []
}

/**
 * Reads a Paprika recipe. Every field goes somewhere: what has no place of its own goes into the notes.
 * @param fileName of the recipe within its archive, without ending
 * @returns null for what is no recipe
 */
export function readPaprikaRecipe(json: unknown, fileName: string): ImportedRecipe | null {
  const parsed = paprikaRecipe.safeParse(json)
  if (!parsed.success) return null
  const recipe = parsed.data
  const createdAt = createdAtOf(recipe)
  const rating = Math.round(recipe.rating)
  return {
    outcome: 'recipe',
    draft: {
      title: recipe.name || madeUpName(recipe, fileName),
      description: recipe.description,
      yield: recipe.servings,
      activeTime: recipe.prep_time,
      totalTime: totalTimeOf(recipe),
      source: recipe.source,
      url: recipe.source_url,
      notes: notesOf(recipe),
      ingredients: recipe.ingredients,
      instructions: recipe.directions,
      rating: rating >= 1 && rating <= 5 ? rating : null,
      labels: recipe.categories,
    },
    images: imagesOf(recipe),
    notes: recipe.name === '' ? [{ code: 'named' }] : [],
    ...(createdAt ? { createdAt } : {}),
    ...(recipe.uid === '' ? {} : { origin: originOf('paprika', recipe.uid) }),
  }
}
