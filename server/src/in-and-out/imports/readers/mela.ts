import { z } from 'zod'
import { base64Bytes } from '../files/base64.ts'
import { listOf, names, number, text } from '../files/json-fields.ts'
import { originOf } from '../fingerprint.ts'
import type { ImportedRecipe } from '../import-item.ts'
import type { ImportReader, ReadingContext } from '../import-reader.ts'
import { fieldLine, importedRecipe, paragraphs } from '../imported-recipe.ts'
import { pastInstant } from '../past-instant.ts'
import { openJsonFile } from './json-file.ts'
import { servingsOf } from './stated-amounts.ts'

/** A `.melarecipe`: https://mela.recipes/fileformat */
const melaRecipe = z.object({
  id: text,
  title: text,
  text,
  ingredients: text,
  instructions: text,
  yield: text,
  prepTime: text,
  cookTime: text,
  totalTime: text,
  notes: text,
  nutrition: text,
  link: text,
  categories: names,
  images: listOf(text),
  favorite: z.boolean().catch(false),
  wantToCook: z.boolean().catch(false),
  date: number,
})

/** A line that starts with "#" is a header. */
const withHeaders = (lines: string): string => lines.replace(/^[ \t]*#+[ \t]*(.+?)[ \t]*$/gm, '[$1]')

const isAddress = (link: string): boolean => /^https?:/i.test(link)

function readRecipe(json: object, { t }: ReadingContext): ImportedRecipe | null {
  const parsed = melaRecipe.safeParse(json)
  if (!parsed.success) return null
  const { data } = parsed
  if (data.title === '' && data.ingredients === '' && data.instructions === '') return null
  return importedRecipe(
    {
      title: data.title,
      description: data.text,
      yield: servingsOf(data.yield, t),
      activeTime: data.prepTime,
      totalTime: data.totalTime,
      ingredients: withHeaders(data.ingredients),
      instructions: withHeaders(data.instructions),
      notes: paragraphs(data.notes, fieldLine(t('import.cookTime'), data.cookTime)),
      nutrition: data.nutrition,
      source: isAddress(data.link) ? '' : data.link,
      url: isAddress(data.link) ? data.link : '',
      labels: [
        ...data.categories,
        ...(data.favorite ? [t('import.favourite')] : []),
        ...(data.wantToCook ? [t('import.toCook')] : []),
      ],
    },
    {
      images: data.images.map((image) => ({ bytes: base64Bytes(image) })),
      createdAt: pastInstant(data.date),
      origin: data.id === '' ? null : originOf('mela', data.id),
    },
  )
}

/** Mela: `.melarecipe` is JSON, `.melarecipes` a zip of them. */
export const melaReader: ImportReader = {
  open: (file, context) => openJsonFile(file, (json) => readRecipe(json, context)),
}
