import { z } from 'zod'
import type { Translate } from '../../../machinery/base/words-in.ts'
import { exactName, withExactValues } from '../exact-values.ts'
import { listOf, names, number, text } from '../files/json-fields.ts'
import { originOf } from '../fingerprint.ts'
import type { ImportedRecipe, ImportImage } from '../import-item.ts'
import { fieldLine, importedRecipe, paragraphs, stars } from '../imported-recipe.ts'
import { pastInstant } from '../past-instant.ts'
import { amountText, joinWords, servingsOf } from './stated-amounts.ts'

const called = z.object({ name: text }).catch({ name: '' })

const ingredient = z.union([
  z.string().transform((note) => ({
    title: '',
    note,
    unit: { name: '' },
    food: { name: '' },
    quantity: null,
    display: '',
    originalText: '',
    referencedRecipe: { name: '' },
  })),
  z.object({
    title: text,
    note: text,
    unit: called,
    food: called,
    quantity: number,
    display: text,
    originalText: text,
    /** The line is another recipe: version 3.1 and later. */
    referencedRecipe: called,
  }),
])
const step = z.union([z.string().transform((line) => ({ title: '', text: line })), z.object({ title: text, text })])

/** A recipe as in Mealie's API and files. */
export const mealieRecipe = z.object({
  id: text,
  slug: text,
  name: text,
  description: text,
  recipeYield: text,
  recipeServings: number,
  recipeYieldQuantity: number,
  prepTime: text,
  performTime: text,
  cookTime: text,
  totalTime: text,
  orgURL: text,
  rating: number,
  dateAdded: text,
  createdAt: text,
  recipeIngredient: listOf(ingredient),
  recipeInstructions: listOf(step),
  recipeCategory: names,
  /** Of versions before 0.5. */
  categories: names,
  tags: names,
  notes: listOf(z.object({ title: text, text })),
  nutrition: z.looseObject({}).nullish().catch(null),
  isFavourite: z.boolean().catch(false),
  /** Texts by name: Mealie keeps them, and an own export has its exact values in one, as JSON. */
  extras: z.object({ [exactName]: z.string().optional() }).catch({}),
})

export type MealieRecipe = z.output<typeof mealieRecipe>

function lineOf({
  note,
  unit,
  food,
  quantity,
  display,
  originalText,
  referencedRecipe,
}: MealieRecipe['recipeIngredient'][number]): string {
  const name = food.name || referencedRecipe.name
  const line = joinWords(amountText(quantity), unit.name, name, note)
  // Without a food, the note is the whole line, and the program invented the amount.
  if (name === '' && unit.name === '' && note !== '' && (quantity === null || quantity <= 1)) return note
  return display || line || originalText
}

const headed = (title: string, line: string): string[] =>
  [title === '' ? '' : `[${title.replace(/:$/, '')}]`, line].filter((each) => each !== '')

function yieldOf({ recipeYield, recipeServings, recipeYieldQuantity }: MealieRecipe, t: Translate): string {
  const yieldText = joinWords(amountText(recipeYieldQuantity), recipeYield)
  return servingsOf(yieldText, t) || servingsOf(amountText(recipeServings), t)
}

/** Converts a recipe of Mealie. */
export function readMealieRecipe(recipe: MealieRecipe, images: readonly ImportImage[], t: Translate): ImportedRecipe {
  const nutrition = Object.entries(recipe.nutrition ?? {})
    .filter(([, value]) => (typeof value === 'string' && value.trim() !== '') || typeof value === 'number')
    .map(([name, value]) => `${name.replace(/Content$/, '')}: ${String(value)}`)
  const read = importedRecipe(
    {
      title: recipe.name,
      description: recipe.description,
      yield: yieldOf(recipe, t),
      activeTime: recipe.prepTime,
      totalTime: recipe.totalTime,
      ingredients: recipe.recipeIngredient.flatMap((each) => headed(each.title, lineOf(each))).join('\n'),
      instructions: recipe.recipeInstructions.flatMap((each) => headed(each.title, each.text)).join('\n'),
      notes: paragraphs(
        ...recipe.notes.map(({ title, text: note }) => [title, note].filter((part) => part !== '').join('\n')),
        fieldLine(t('import.cookTime'), recipe.performTime || recipe.cookTime),
      ),
      nutrition: nutrition.join('\n'),
      url: recipe.orgURL,
      rating: stars(recipe.rating),
      labels: [
        ...recipe.recipeCategory,
        ...recipe.categories,
        ...recipe.tags,
        ...(recipe.isFavourite ? [t('import.favourite')] : []),
      ],
    },
    {
      images,
      createdAt: pastInstant(recipe.createdAt || recipe.dateAdded),
      takes: recipe.recipeIngredient.map(({ referencedRecipe }) => referencedRecipe.name).filter((name) => name !== ''),
      origin: recipe.id === '' ? null : originOf('mealie', recipe.id.replaceAll('-', '')),
    },
  )
  return withExactValues(read, parsedJson(recipe.extras[exactName]))
}

function parsedJson(written: string | undefined): unknown {
  try {
    return JSON.parse(written ?? 'null')
  } catch {
    return null
  }
}
