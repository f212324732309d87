import { readDuration, readTime, totalOf } from '@potluck/clip/duration'
import { blankTexts } from '@potluck/recipe/fields'
import { z } from 'zod'
import type { Translate } from '../../../machinery/base/words-in.ts'
import { exactName, withExactValues } from '../exact-values.ts'
import { base64Bytes } from '../files/base64.ts'
import { listOf, text } from '../files/json-fields.ts'
import { originOf } from '../fingerprint.ts'
import type { ImportedRecipe, ImportImage } from '../import-item.ts'
import { importWords } from '../import-words.ts'
import { pastInstant } from '../past-instant.ts'
import { withColonHeadings } from './colon-headings.ts'
import { readPaprikaIngredients, readPaprikaText, recipesNamedIn } from './paprika-text.ts'
import { servingsText } from './stated-amounts.ts'

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
  photo_large: text,
  photos: listOf(z.object({ data: text, filename: text }).catch({ data: '', filename: '' })),
  [exactName]: z.unknown().optional(),
})

type PaprikaRecipe = z.output<typeof paprikaRecipe>

/** Fields that only Paprika itself uses: file names, checksums, states of its lists. */
const technical = /^(?:hash|photo|photo_.*|photos_.*|scale|in_trash|is_pinned|on_grocery_list|deleted)$/

const wordsOf = (name: string): string => name.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase())

/** Fields of later versions of Paprika that a cook may have filled in. */
function otherFields(recipe: PaprikaRecipe): string[] {
  const fieldNames = new Set(Object.keys(paprikaRecipe.shape))
  return Object.entries(recipe).flatMap(([name, value]) => {
    if (fieldNames.has(name) || technical.test(name)) return []
    const written = typeof value === 'number' && value !== 0 ? String(value) : value
    return typeof written === 'string' && written.trim() !== '' ? [`${wordsOf(name)}: ${written.trim()}`] : []
  })
}

/** Whether a time is a range, of which a sum has only the longer end. */
const isRange = (time: string): boolean => /\d\s*(?:-|–|—|to)\s*\d/i.test(time)

/** The total time, and the cooking time if it does not follow from the other times. */
function timesOf({ prep_time: prep, cook_time: cook, total_time: total }: PaprikaRecipe) {
  const [active, cooking] = [readTime(prep), readTime(cook)]
  const sum = active?.minutes && cooking?.minutes ? totalOf(active, cooking) : null
  // The only time of a recipe is its total time, as written.
  if (prep === '' && total === '') return { total: cook, cook: '' }
  const all = prep === '' ? cooking : sum
  const follows = !isRange(cook) && (total === '' ? sum !== null : readDuration(total) === (all?.minutes ?? NaN))
  return { total: total || (sum?.text ?? ''), cook: follows ? '' : cook }
}

function notesOf(recipe: PaprikaRecipe, t: Translate): string {
  const labelled = (name: string, value: string) => (value === '' ? '' : `${name}: ${value}`)
  const parts = [
    readPaprikaText(recipe.notes),
    labelled(t('import.cookTime'), timesOf(recipe).cook),
    labelled(t('import.difficulty'), recipe.difficulty),
    ...otherFields(recipe),
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

const announced = /^(?:yields?|servings?|serves)\b\s*:?\s*(?=\S)/i
const bareNumber = /^\d+(?:[.,/]\d+)?(?:\s*(?:-|–|—|to)\s*\d+)?$/i

/** The field is called "servings": that word before the amount is removed, and a bare number gets it in the right language. */
function yieldOf({ servings }: PaprikaRecipe, t: Translate): string {
  const amount = servings.replace(announced, '')
  if (!bareNumber.test(amount)) return amount
  // In the language of the word before it.
  return servingsText(amount, amount === servings ? t : importWords('en-us'))
}

/** A name for a recipe without one: that of its file, or its first line. */
function madeUpName(recipe: PaprikaRecipe, fileName: string, t: Translate): string {
  if (/\p{L}/u.test(fileName) && !/^untitled/i.test(fileName)) return fileName
  const lines = [...recipe.ingredients.split('\n'), ...recipe.directions.split('\n')]
  const hint = [...lines, recipe.source].find((line) => line !== '' && !/^https?:/i.test(line))
  const untitled = t('import.untitled')
  return hint === undefined ? untitled : `${untitled} (${hint.slice(0, 60)})`
}

/** The photos, the cover first: the original if the file has it, otherwise Paprika's small copy. */
function imagesOf(recipe: PaprikaRecipe): ImportImage[] {
  const isCover = ({ filename }: { readonly filename: string }) =>
    recipe.photo_large !== '' && filename === recipe.photo_large
  const filled = recipe.photos.filter(({ data }) => data !== '')
  const cover = filled.find(isCover)?.data ?? recipe.photo_data
  const others = filled.filter((photo) => !isCover(photo)).map(({ data }) => data)
  const photos = [cover, ...others].filter((data) => data !== '')
  if (photos.length > 0) return photos.map((data) => ({ bytes: base64Bytes(data) }))
  return /^https?:/i.test(recipe.image_url) ? [{ address: recipe.image_url }] : []
}

/**
 * Parses a Paprika recipe. Fields without an equivalent are added to the notes.
 * @param fileName name of the recipe within its archive, without extension
 * @param t translates to the language of the cook
 * @returns null if it is no recipe
 */
export function readPaprikaRecipe(json: unknown, fileName: string, t: Translate): ImportedRecipe | null {
  const parsed = paprikaRecipe.safeParse(json)
  if (!parsed.success) return null
  const recipe = parsed.data
  const createdAt = pastInstant(recipe.created)
  const rating = Math.round(recipe.rating)
  const takes = recipesNamedIn(`${recipe.ingredients}\n${recipe.directions}`)
  const read: ImportedRecipe = {
    outcome: 'recipe',
    draft: {
      ...blankTexts,
      title: recipe.name || madeUpName(recipe, fileName, t),
      description: readPaprikaText(recipe.description),
      yield: yieldOf(recipe, t),
      activeTime: recipe.prep_time,
      totalTime: timesOf(recipe).total,
      source: recipe.source,
      url: recipe.source_url,
      notes: notesOf(recipe, t),
      nutrition: recipe.nutritional_info,
      ingredients: withColonHeadings(readPaprikaIngredients(recipe.ingredients), 'ingredients'),
      instructions: withColonHeadings(readPaprikaText(recipe.directions), 'instructions'),
      rating: rating >= 1 && rating <= 5 ? rating : null,
      labels: recipe.categories,
    },
    images: imagesOf(recipe),
    notes: recipe.name === '' ? [{ code: 'named' }] : [],
    ...(createdAt ? { createdAt } : {}),
    ...(takes.length > 0 ? { takes } : {}),
    ...(recipe.uid === '' ? {} : { origin: originOf('paprika', recipe.uid) }),
  }
  return withExactValues(read, recipe[exactName])
}
