import { readTime } from '@potluck/clip/duration'
import type { Element } from 'domhandler'
import { readPictures } from '../files/archive-pictures.ts'
import type { SourceFile } from '../files/source-file.ts'
import { originOf } from '../fingerprint.ts'
import type { ImportedRecipe } from '../import-item.ts'
import type { ImportReader, ReadingContext } from '../import-reader.ts'
import { fieldLine, importedRecipe, paragraphs, stars } from '../imported-recipe.ts'
import { withColonHeadings } from './colon-headings.ts'
import { openHtmlBook } from './html-book.ts'
import { elementsIn, hasClass, hasProperty, linesOf, textIn } from './html-parts.ts'
import { servingsOf } from './stated-amounts.ts'

/** The value of a property, from its text or its `content` attribute. */
const field = (recipe: Element, name: string): string => textIn(recipe, hasProperty(name))

const listed = (recipe: Element, ...properties: readonly string[]): string[] =>
  elementsIn(recipe, hasProperty(...properties)).flatMap((element) => {
    const text = (element.attribs.content ?? '').trim() || linesOf(element).join(' ')
    return text === '' ? [] : [text]
  })

const linesIn = (recipe: Element, property: string): string =>
  elementsIn(recipe, hasProperty(property)).flatMap(linesOf).join('\n')

const timeOf = (recipe: Element, name: string): string => {
  const [element] = elementsIn(recipe, hasProperty(name))
  const text = (element?.attribs.content ?? '').trim() || (element ? linesOf(element).join(' ') : '')
  return readTime(text)?.text ?? ''
}

/** The nutrition of a serving, in properties such as `recipeNutCalories`. */
function nutritionOf(recipe: Element): string {
  return elementsIn(recipe, ({ attribs }) => /^recipeNut/.test(attribs.itemprop ?? ''))
    .map(({ attribs }) => fieldLine((attribs.itemprop ?? '').replace('recipeNut', ''), attribs.content ?? ''))
    .filter((line) => line !== '')
    .join('\n')
}

async function readRecipe(recipe: Element, file: SourceFile, { t }: ReadingContext): Promise<ImportedRecipe> {
  const source = field(recipe, 'recipeSource')
  const [link] = elementsIn(recipe, hasProperty('recipeSource')).flatMap((element) =>
    elementsIn(element, ({ name }) => name === 'a'),
  )
  const address = link?.attribs.href ?? (/^https?:/i.test(source) ? source : '')
  const pictures = elementsIn(
    recipe,
    ({ name, attribs }) => name === 'img' && /recipe-photos?/.test(attribs.class ?? ''),
  )
  const sources = [...new Set(pictures.map(({ attribs }) => attribs.src ?? ''))].filter((name) => name !== '')
  const isFavourite = listed(recipe, 'recipeIsFavourite').some((value) => /^true$/i.test(value))
  const id = listed(recipe, 'recipeId')[0] ?? ''
  return importedRecipe(
    {
      title: field(recipe, 'name') || textIn(recipe, ({ name }) => name === 'h2'),
      yield: servingsOf(field(recipe, 'recipeYield'), t),
      activeTime: timeOf(recipe, 'prepTime'),
      ingredients: withColonHeadings(linesIn(recipe, 'recipeIngredients'), 'ingredients'),
      instructions: withColonHeadings(linesIn(recipe, 'recipeDirections'), 'instructions'),
      notes: paragraphs(linesIn(recipe, 'recipeNotes'), fieldLine(t('import.cookTime'), timeOf(recipe, 'cookTime'))),
      nutrition: nutritionOf(recipe),
      source: address === source ? '' : source,
      url: address,
      rating: stars(Number(listed(recipe, 'recipeRating')[0]) || null),
      labels: [
        ...listed(recipe, 'recipeCourse', 'recipeCategory', 'recipeCollection'),
        ...(isFavourite ? [t('import.favourite')] : []),
      ],
    },
    { images: await readPictures(file, sources), origin: id === '' ? null : originOf('recipe-keeper', id) },
  )
}

/** Recipe Keeper: a zip with a page of all recipes, and their pictures. */
export const recipeKeeperReader: ImportReader = {
  open: (file, context) =>
    openHtmlBook(file, hasClass('recipe-details'), (recipe) => readRecipe(recipe, file, context)),
}
