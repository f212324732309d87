import { headerTitle } from '@potluck/cooking/header-line'
import { byName } from '@potluck/recipe/by-name'
import { blankTexts, type TextField, textFields } from '@potluck/recipe/fields'

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

/** The texts of a recipe that are more than a text while it is read. */
const structured = ['activeTime', 'totalTime', 'ingredients', 'instructions', 'nutrition'] as const

type Structured = (typeof structured)[number]

type Text = (typeof textFields)[number]

/** The others. */
export const plainTexts = textFields.filter(
  (field): field is Exclude<Text, { readonly name: Structured }> => !structured.some((name) => name === field.name),
)

/**
 * A recipe as it was found. All text is plain: entities are read, markup is gone. A field that was not found is `''`,
 * `[]` or `null`. In `ingredients` and `instructions` a line in `[square brackets]` is a section header.
 */
export interface ClippedRecipe extends Readonly<Record<Exclude<TextField, Structured>, string>> {
  readonly totalTime: ClippedTime | null
  readonly activeTime: ClippedTime | null
  readonly cookTime: ClippedTime | null
  readonly ingredients: readonly string[]
  readonly instructions: readonly string[]
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
  ...blankTexts,
  totalTime: null,
  activeTime: null,
  cookTime: null,
  ingredients: [],
  instructions: [],
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

/** A row of a nutrition table as a line: "saturated fat: 3 g". */
const nutrientLine = ({ name, amount }: Nutrient): string =>
  `${name.replace(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`)}: ${amount}`

function textOf(value: ClippedRecipe[TextField]): string {
  if (typeof value === 'string') return value
  if (value === null) return ''
  if ('text' in value) return value.text
  return value.map((line) => (typeof line === 'string' ? line : nutrientLine(line))).join('\n')
}

/** The texts of a recipe as a cook writes them. */
export const recipeTexts = (recipe: ClippedRecipe): Record<TextField, string> =>
  byName(textFields, ({ name }) => textOf(recipe[name]))

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
