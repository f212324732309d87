import { durationText } from '@potluck/clip/duration'
import { z } from 'zod'
import { readPictures } from '../files/archive-pictures.ts'
import { listOf, text } from '../files/json-fields.ts'
import type { SourceFile } from '../files/source-file.ts'
import type { ImportItem } from '../import-item.ts'
import type { ImportReader, ReadingContext } from '../import-reader.ts'
import { fieldLine, importedRecipe } from '../imported-recipe.ts'
import { withColonHeadings } from './colon-headings.ts'
import { openJsonFile } from './json-file.ts'
import { servingsOf } from './stated-amounts.ts'

/** A recipe in `recipes_0.json`; times are minutes. */
const recetteTekRecipe = z.object({
  title: text,
  description: text,
  ingredients: text,
  instructions: text,
  url: text,
  quantity: text,
  totalTime: text,
  preparationTime: text,
  cookingTime: text,
  pictures: listOf(text),
  originalPicture: text,
})

/** A time in minutes as text; what is no number stays as it is written. */
const timeOf = (written: string): string =>
  /^\d{1,5}$/.test(written) ? (Number(written) > 0 ? durationText(Number(written)) : '') : written

async function readRecipe(json: object, file: SourceFile, { t }: ReadingContext): Promise<ImportItem | null> {
  const { data } = recetteTekRecipe.safeParse(json)
  if (!data || (data.title === '' && data.ingredients === '' && data.instructions === '')) return null
  // Names are paths of the phone; the files lie at the top of the archive.
  const images = await readPictures(
    file,
    data.pictures.map((path) => path.split('/').at(-1) ?? '').filter((name) => name !== ''),
  )
  const fallback = /^https?:/i.test(data.originalPicture) ? [{ address: data.originalPicture }] : []
  return importedRecipe(
    {
      title: data.title,
      description: data.description,
      yield: servingsOf(data.quantity, t),
      activeTime: timeOf(data.preparationTime),
      totalTime: timeOf(data.totalTime),
      url: data.url,
      ingredients: withColonHeadings(data.ingredients, 'ingredients'),
      instructions: withColonHeadings(data.instructions, 'instructions'),
      notes: fieldLine(t('import.cookTime'), timeOf(data.cookingTime)),
    },
    { images: images.length > 0 ? images : fallback },
  )
}

/** RecetteTek: `.rtk` is a zip of `recipes_0.json` and pictures. Written from `recettetek.py` in Tandoor. */
export const recetteTekReader: ImportReader = {
  open: (file, context) => openJsonFile(file, (json) => readRecipe(json, file, context)),
}
