import type { Translate } from '../../../machinery/base/words-in.ts'
import type { ImportedRecipe } from '../import-item.ts'
import { fieldLine, paragraphs, stars } from '../imported-recipe.ts'
import { withColonHeadings } from './colon-headings.ts'
import { servingsOf } from './stated-amounts.ts'

/** A recipe of Living Cookbook, from any of its file formats. */
export interface LivingCookbookRecipe {
  readonly name: string
  readonly servings: string
  readonly preparationTime: string
  readonly cookingTime: string
  readonly readyInTime: string
  readonly source: string
  readonly webPage: string
  readonly comments: string
  /** Separated by commas. */
  readonly types: string
  readonly cookbook: string
  readonly rating: string
  readonly ingredients: readonly string[]
  readonly procedures: readonly string[]
  readonly tips: readonly string[]
  readonly authorNotes: readonly string[]
}

/** A note of the author up to this length becomes the description. */
const longestDescription = 150

const clean = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

const lines = (texts: readonly string[]): string =>
  texts
    .map(clean)
    .filter((text) => text !== '')
    .join('\n')

/** Converts a recipe of Living Cookbook. */
export function readLivingCookbookRecipe(recipe: LivingCookbookRecipe, t: Translate): Partial<ImportedRecipe['draft']> {
  const [only, ...more] = recipe.authorNotes.map(clean).filter((note) => note !== '')
  const describes = only !== undefined && more.length === 0 && only.length <= longestDescription
  return {
    title: clean(recipe.name),
    description: describes ? only : '',
    yield: servingsOf(recipe.servings, t),
    activeTime: recipe.preparationTime,
    totalTime: recipe.readyInTime,
    source: recipe.source,
    url: recipe.webPage,
    ingredients: withColonHeadings(lines(recipe.ingredients), 'ingredients'),
    instructions: withColonHeadings(lines(recipe.procedures), 'instructions'),
    notes: paragraphs(
      clean(recipe.comments),
      describes ? '' : [only ?? '', ...more].join('\n\n'),
      ...recipe.tips.map(clean),
      fieldLine(t('import.cookTime'), recipe.cookingTime),
    ),
    rating: stars(Number(recipe.rating) || null),
    labels: [...recipe.types.split(','), recipe.cookbook],
  }
}
