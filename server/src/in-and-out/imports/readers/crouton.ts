import { durationText } from '@potluck/clip/duration'
import { z } from 'zod'
import { base64Bytes } from '../files/base64.ts'
import { listOf, names, number, text } from '../files/json-fields.ts'
import { originOf } from '../fingerprint.ts'
import type { ImportedRecipe } from '../import-item.ts'
import type { ImportReader, ReadingContext } from '../import-reader.ts'
import { importedRecipe, stars } from '../imported-recipe.ts'
import { openJsonFile } from './json-file.ts'
import { amountText, joinWords, servingsOf } from './stated-amounts.ts'

const ingredient = z.object({
  order: number,
  ingredient: z.object({ name: text }).catch({ name: '' }),
  quantity: z.object({ amount: number, quantityType: text }).catch({ amount: null, quantityType: '' }),
})
const step = z.object({ order: number, step: text, isSection: z.boolean().catch(false) })

/** The schema of a `.crumb`, according to files of versions 1 to 4. */
const crumb = z.object({
  uuid: text,
  name: text,
  serves: text,
  duration: number,
  cookingDuration: number,
  ingredients: listOf(ingredient),
  steps: listOf(step),
  images: listOf(text),
  webLink: text,
  sourceName: text,
  notes: text,
  // The spelling of the program.
  neutritionalInfo: text,
  tags: names,
  rating: number,
})

const units: Readonly<Record<string, string>> = {
  CUP: 'cup',
  TABLESPOON: 'tbsp',
  TEASPOON: 'tsp',
  GRAMS: 'g',
  KGS: 'kg',
  MILLS: 'ml',
  LITRES: 'l',
  OUNCES: 'oz',
  POUNDS: 'lb',
  FLUID_OUNCE: 'fl oz',
  PINCH: 'pinch',
  CAN: 'can',
  BUNCH: 'bunch',
  PACKET: 'packet',
  BOTTLE: 'bottle',
}

const inOrder = <T extends { readonly order: number | null }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))

function lineOf({ ingredient: { name }, quantity: { amount, quantityType } }: z.infer<typeof ingredient>): string {
  if (quantityType === 'SECTION') return name === '' ? '' : `[${name.replace(/:$/, '')}]`
  return joinWords(amountText(amount), units[quantityType] ?? '', name)
}

const minutes = (count: number | null): string => (count !== null && count > 0 ? durationText(Math.round(count)) : '')

function readRecipe(json: object, { t }: ReadingContext): ImportedRecipe | null {
  const parsed = crumb.safeParse(json)
  if (!parsed.success) return null
  const { data } = parsed
  if (data.name === '' && data.ingredients.length === 0) return null
  const active = data.duration ?? 0
  return importedRecipe(
    {
      title: data.name,
      yield: servingsOf(data.serves, t),
      activeTime: minutes(active),
      totalTime: minutes(active + (data.cookingDuration ?? 0)),
      ingredients: inOrder(data.ingredients).map(lineOf).join('\n'),
      instructions: inOrder(data.steps)
        .map(({ step: line, isSection }) => (isSection ? `[${line.replace(/:$/, '')}]` : line))
        .join('\n'),
      notes: data.notes,
      nutrition: data.neutritionalInfo,
      source: data.sourceName,
      url: data.webLink,
      rating: stars(data.rating),
      labels: data.tags,
    },
    {
      images: data.images.map((image) => ({ bytes: base64Bytes(image) })),
      origin: data.uuid === '' ? null : originOf('crouton', data.uuid),
    },
  )
}

/** Crouton: `.crumb` is JSON; exports are zips of them. */
export const croutonReader: ImportReader = {
  open: (file, context) => openJsonFile(file, (json) => readRecipe(json, context)),
}
