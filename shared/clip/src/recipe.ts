import { headerTitle } from '@potluck/cooking/header-line'

/** A length of time as written and, where it can be told, in minutes. */
export interface ClippedTime {
  /** Whole minutes, or `null` for words such as "overnight". */
  readonly minutes: number | null
  /** For people: "1 h 30 min", or the page's own words where there are no minutes. */
  readonly text: string
}

/** The rating of a recipe by readers. */
export interface ClippedRating {
  /** From 0 to 5, whatever scale the page uses. */
  readonly value: number
  /** How many rated, 0 where the page does not say. */
  readonly count: number
}

/** One row of the nutrition table, such as `{ name: 'calories', amount: '240 kcal' }`. */
export interface Nutrient {
  /** The schema.org name without "Content": calories, fat, saturatedFat, protein, servingSize … */
  readonly name: string
  readonly amount: string
}

/**
 * A recipe as it was found. All text is plain: entities are read, markup is gone. A field that was not found is `''`,
 * `[]` or `null`. In `ingredients` and `instructions` a line in `[square brackets]` is a section header.
 */
export interface ClippedRecipe {
  readonly title: string
  readonly description: string
  readonly yield: string
  readonly totalTime: ClippedTime | null
  readonly activeTime: ClippedTime | null
  readonly cookTime: ClippedTime | null
  readonly ingredients: readonly string[]
  readonly instructions: readonly string[]
  readonly notes: string
  /** The name of the site, book or paper. */
  readonly source: string
  readonly author: string
  readonly url: string
  /** Absolute addresses, largest picture first. */
  readonly images: readonly string[]
  readonly rating: ClippedRating | null
  readonly nutrition: readonly Nutrient[]
  /** Course and cuisine. */
  readonly categories: readonly string[]
  readonly keywords: readonly string[]
  /** BCP 47, as the page says it. */
  readonly language: string
}

export type RecipeField = keyof ClippedRecipe

export const emptyRecipe: ClippedRecipe = {
  title: '',
  description: '',
  yield: '',
  totalTime: null,
  activeTime: null,
  cookTime: null,
  ingredients: [],
  instructions: [],
  notes: '',
  source: '',
  author: '',
  url: '',
  images: [],
  rating: null,
  nutrition: [],
  categories: [],
  keywords: [],
  language: '',
}

/** Whether a field holds anything. */
export function isFilled(value: ClippedRecipe[RecipeField]): boolean {
  return value !== null && (typeof value !== 'string' || value !== '') && (!Array.isArray(value) || value.length > 0)
}

/** The rows of a nutrition table as text, a line for each: "saturated fat: 3 g". */
export const nutritionText = (nutrition: readonly Nutrient[]): string =>
  nutrition
    .map(
      ({ name, amount }) => `${name.replace(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`)}: ${amount}`,
    )
    .join('\n')

/** Writes a section title as the header line that ingredient and instruction lists use. */
export const headerLine = (title: string): string => `[${title.replace(/^[\s[]+|(?<![\s:：\]])[\s:：\]]+$/g, '')}]`

/** Whether a line heads a section, as the book that keeps the recipe will read it. */
export const isHeaderLine = (line: string): boolean => headerTitle(line) !== null

/** A list without the headers that nothing follows. */
export function withoutEmptySections(lines: readonly string[]): string[] {
  return lines.filter((line, index) => {
    const next = lines[index + 1]
    return !isHeaderLine(line) || (next !== undefined && !isHeaderLine(next))
  })
}
