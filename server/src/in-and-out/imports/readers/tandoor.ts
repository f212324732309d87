import { durationText } from '@potluck/clip/duration'
import { z } from 'zod'
import { readPictures } from '../files/archive-pictures.ts'
import { listOf, names, number, text } from '../files/json-fields.ts'
import type { SourceFile } from '../files/source-file.ts'
import type { ImportedRecipe } from '../import-item.ts'
import type { ImportReader, ReadingContext } from '../import-reader.ts'
import { importedRecipe, stars } from '../imported-recipe.ts'
import { pastInstant } from '../past-instant.ts'
import { openJsonFile } from './json-file.ts'
import { amountText, joinWords, servingsOf, withAddition } from './stated-amounts.ts'

const called = z.object({ name: text }).catch({ name: '' })
const food = z.object({ name: text, recipe: called }).catch({ name: '', recipe: { name: '' } })
const ingredient = z.object({
  food,
  unit: called,
  amount: number,
  note: text,
  is_header: z.boolean().catch(false),
  no_amount: z.boolean().catch(false),
  original_text: text,
})
const step = z.object({ name: text, instruction: text, ingredients: listOf(ingredient), step_recipe_data: called })

const tandoorRecipe = z.object({
  name: text,
  description: text,
  keywords: names,
  steps: listOf(step),
  working_time: number,
  waiting_time: number,
  servings: text,
  servings_text: text,
  source_url: text,
  rating: number,
  created_at: text,
  nutrition: z.looseObject({}).nullable().catch(null),
})

type Step = z.infer<typeof step>

function lineOf({ food, unit, amount, note, is_header, no_amount, original_text }: z.infer<typeof ingredient>): string {
  if (is_header) return note === '' ? '' : `[${note.replace(/:$/, '')}]`
  const line = withAddition(joinWords(no_amount ? '' : amountText(amount), unit.name, food.name), note)
  return line === '' ? original_text : line
}

/** The text of a step, with amounts in place of its marks, and headings with our marks. */
function textOf({ instruction, ingredients }: Step): string {
  return instruction
    .replace(/\{\{\s*ingredients\[(\d{1,3})\](?:\.\w+)?\s*\}\}/g, (_mark, index: string) => {
      const ingredient = ingredients[Number(index)]
      return ingredient ? lineOf(ingredient) : ''
    })
    .replace(/\{%\s*scale\s*\(?\s*([\d.,/]+)[^%]{0,40}%\}/g, '$1')
    .replace(/^#{1,6}[ \t]+(.+?)[ \t]*#*$/gm, '[$1]')
    .replace(/\n{2,}/g, '\n')
    .trim()
}

const headed = (name: string, lines: readonly string[]): string[] =>
  lines.length === 0 || name === '' ? [...lines] : [`[${name.replace(/:$/, '')}]`, ...lines]

function yieldOf({ servings, servings_text }: z.infer<typeof tandoorRecipe>, context: ReadingContext): string {
  return servings_text === '' ? servingsOf(servings, context.t) : joinWords(servings, servings_text)
}

const minutes = (count: number): string => (count > 0 ? durationText(Math.round(count)) : '')

/** The names of the recipes that steps and their ingredients are. */
const recipesTakenIn = (steps: readonly Step[]): readonly string[] =>
  steps
    .flatMap((each) => [each.step_recipe_data.name, ...each.ingredients.map((one) => one.food.recipe.name)])
    .filter((name) => name !== '')

async function readRecipe(json: object, file: SourceFile, context: ReadingContext): Promise<ImportedRecipe | null> {
  const parsed = tandoorRecipe.safeParse(json)
  if (!parsed.success) return null
  const { data } = parsed
  if (data.name === '' && data.steps.length === 0) return null
  const [active, waiting] = [data.working_time ?? 0, data.waiting_time ?? 0]
  const nutrition = Object.entries(data.nutrition ?? {})
    .filter(([name, value]) => typeof value === 'number' && value > 0 && name !== 'id')
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${String(value)}`)
  const folder = file.name.slice(0, file.name.lastIndexOf('/') + 1)
  const picture = file.siblings.find((name) => name.startsWith(`${folder}image.`))
  return importedRecipe(
    {
      title: data.name,
      description: data.description,
      yield: yieldOf(data, context),
      activeTime: minutes(active),
      totalTime: minutes(active + waiting),
      ingredients: data.steps
        .flatMap((each) => headed(data.steps.length > 1 ? each.name : '', each.ingredients.map(lineOf)))
        .join('\n'),
      instructions: data.steps
        .flatMap((each) =>
          headed(
            each.name,
            [textOf(each)].filter((line) => line !== ''),
          ),
        )
        .join('\n'),
      nutrition: nutrition.join('\n'),
      url: data.source_url,
      rating: stars(data.rating),
      labels: data.keywords,
    },
    {
      images: await readPictures(file, picture ? [picture] : []),
      createdAt: pastInstant(data.created_at),
      takes: recipesTakenIn(data.steps),
    },
  )
}

/** Tandoor: a zip for each recipe, all of them in one zip. */
export const tandoorReader: ImportReader = {
  open: (file, context) => openJsonFile(file, (json) => readRecipe(json, file, context)),
}
