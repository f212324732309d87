import { stepsOfArticle } from './article-steps.ts'
import { totalOf } from './duration.ts'
import { plainText } from './plain.ts'
import { type ClippedRecipe, headerLine, isHeaderLine, withoutEmptySections } from './recipe.ts'
import { isNode, linesOf, listOf, property, type SchemaNode, textOf } from './schema-node.ts'
import { readSteps } from './schema-steps.ts'
import {
  quantityText,
  type Resolve,
  readImages,
  readLanguage,
  readNames,
  readNotes,
  readNutrition,
  readRating,
  readSchemaTime,
  readWords,
  readYield,
} from './schema-values.ts'
import { tidyIngredients, tidyInstructions, tidyTitle } from './tidy-lines.ts'
import { inOneSystem } from './unit-systems.ts'
import { webAddress } from './web-address.ts'

export interface SchemaContext {
  /** The page's address, for what is written relative to it. */
  readonly url: string
  readonly resolve: Resolve
}

/** Reads a schema.org Recipe, whichever syntax it came from. Fields that are missing or of a wrong kind stay empty. */
export function readSchemaRecipe(node: SchemaNode, { url, resolve }: SchemaContext): ClippedRecipe {
  const activeTime = readSchemaTime(property(node, 'prepTime', 'performTime', 'activeTime'))
  const cookTime = readSchemaTime(property(node, 'cookTime', 'cookingTime'))
  const title = tidyTitle(unbroken(textOf(property(node, 'name', 'headline'))))
  const written = property(node, 'recipeInstructions', 'instructions', 'recipeDirections', 'step', 'steps')
  const steps = readSteps(written)
  const source = textOf(node.source)
  const address =
    textOf(property(node, 'url', 'isBasedOn', 'mainEntityOfPage', '@id')) || (/^https?:/i.test(source) ? source : '')
  return {
    title,
    description: linesOf(property(node, 'description', 'summary')).join('\n'),
    yield: readYield(property(node, 'recipeYield', 'yield', 'servings')),
    totalTime: readSchemaTime(property(node, 'totalTime')) ?? totalOf(activeTime, cookTime),
    activeTime,
    cookTime,
    ingredients: tidyIngredients(
      inOneSystem(
        ['recipeIngredient', 'recipeIngredients', 'ingredients', 'ingredient', 'supply']
          .map((name) => readIngredients(property(node, name)))
          .find((lines) => lines.length > 0) ?? [],
      ),
    ),
    instructions: tidyInstructions(typeof written === 'string' ? stepsOfArticle(steps, title) : steps),
    notes: readNotes(node),
    source:
      textOf(property(node, 'creditText')) || readNames(property(node, 'publisher', 'sourceOrganization'), resolve),
    author: readNames(property(node, 'author', 'creator'), resolve),
    url: webAddress(address, url),
    images: readImages(property(node, 'image', 'photo', 'images', 'thumbnailUrl'), url, resolve),
    rating: readRating(resolve(property(node, 'aggregateRating', 'review'))),
    nutrition: readNutrition(resolve(property(node, 'nutrition'))),
    categories: readWords([property(node, 'recipeCategory', 'category'), property(node, 'recipeCuisine')]),
    keywords: readWords(property(node, 'keywords')),
    language: readLanguage(property(node, 'inLanguage')),
  }
}

/** A text in which signs of JSON stand is the rest of broken data, and says nothing. */
const unbroken = (text: string): string =>
  /,"\w|["'][\s,;]{0,9}[,:{}[\]]\s{0,9}["'[{}\]]|"[^"]{0,200}\}$/.test(text) ? '' : text

/** A line that is all bold or a heading is the title of what follows. */
const emphasised = /^\s*<(b|strong|h[1-6])\b[^<>]*>([^<>]{1,80})<\/\1>\s*:?\s*$/i

/** No recipe has more lines than this. */
const maxLines = 1000

/** The units of `unitCode`, from the common codes of UN/CEFACT that kitchens have use for. */
const unitOfCode: ReadonlyMap<string, string> = new Map([
  ['G21', 'cup'],
  ['G24', 'tbsp'],
  ['G25', 'tsp'],
  ['GRM', 'g'],
  ['KGM', 'kg'],
  ['MLT', 'ml'],
  ['CLT', 'cl'],
  ['DLT', 'dl'],
  ['LTR', 'l'],
  ['ONZ', 'oz'],
  ['OZA', 'fl oz'],
  ['LBR', 'lb'],
])

/** Ingredients: lines, a text of lines, objects with amount and unit, or sections that hold any of these. */
function readIngredients(value: unknown, depth = 0): string[] {
  const lines: string[] = []
  for (const item of depth > 8 ? [] : listOf(value)) {
    if (lines.length >= maxLines) break
    lines.push(...readIngredientItem(item, depth))
  }
  return withoutEmptySections(lines)
}

function readIngredientItem(item: unknown, depth: number): string[] {
  if (isNode(item)) return readIngredientNode(item, depth)
  const title = typeof item === 'string' ? emphasised.exec(item)?.[2] : undefined
  return title === undefined ? linesOf(item) : [headerLine(plainText(title))]
}

function readIngredientNode(node: SchemaNode, depth: number): string[] {
  const inner = property(node, 'itemListElement', 'ingredients', 'recipeIngredient', 'item')
  if (inner !== undefined) {
    const title = textOf(property(node, 'name', 'title'))
    const lines = readIngredients(inner, depth + 1)
    return title === '' || lines.length === 0 || isHeaderLine(title) ? lines : [headerLine(title), ...lines]
  }
  const whole = textOf(node.text)
  const name = textOf(node.name) || textOf(node.ingredient)
  // Some write the line, and beside it what they read in it.
  if (name !== '' && whole.includes(name) && whole !== name) return [whole]
  const required = property(node, 'requiredQuantity')
  const line = [
    ...['quantity', 'amount', 'value'].map((part) => amountOf(node[part])),
    unitOf(node),
    amountOf(required),
  ]
    .concat(['name', 'ingredient', 'text'].map((part) => textOf(node[part])))
    .filter((text) => text !== '')
    .join(' ')
  if (line === '') return linesOf(node)
  const remark = required === undefined ? '' : textOf(node.description)
  return [remark === '' || remark === name || remark.length > 80 ? line : `${line}, ${remark}`]
}

/** The unit of an amount, in words or by its code. */
const unitOf = (node: SchemaNode): string =>
  textOf(node.unitText) || textOf(node.unit) || (unitOfCode.get(textOf(node.unitCode).toUpperCase()) ?? '')

/** An amount: a number, a text, or an object with a value, or with a least and a most, and a unit. */
function amountOf(value: unknown): string {
  const first = listOf(value)[0]
  if (!isNode(first)) return textOf(first)
  return quantityText(first, unitOf(first))
}
