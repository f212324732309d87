import { byName } from './by-name.ts'

/** Where a search finds a word in a recipe, as bits. They are stored: a new one is the next power of two. */
export const place = { title: 1, ingredients: 2, source: 4, rest: 8 } as const

interface TextRow {
  readonly name: string
  /** Words on one line; a text; or a text in which each line stands by itself. */
  readonly kind: 'line' | 'text' | 'lines'
  /** Whether it is one of the short facts beside the title. */
  readonly fact?: true
  /** Maximum length, letters. */
  readonly max: number
  /** Its place on a page with all texts. */
  readonly at: number
  /** Maximum length in lists, letters. What has none is not in lists. */
  readonly inLists?: number
  /** Where a search finds its words. What has none is not searched. */
  readonly searched?: keyof typeof place
  /** Whether RecipeSage lacks it: exports in its form have it last, and only where it is filled. */
  readonly ours?: true
  /** As what a language model answers it that reads a recipe in a text. What has none is not asked for. */
  readonly byModel?: 'text' | 'list'
}

interface OtherRow {
  readonly name: string
  readonly kind: 'rating' | 'labels' | 'pictures'
}

/**
 * The fields that a cook writes, in the order in which they are stored, compared and answered: a new text follows the
 * others. A text is a column of its name, part of each version, in every export, and labelled by the words `field.<name>`.
 */
export const recipeFields = [
  { name: 'title', kind: 'line', max: 500, at: 0, inLists: 500, searched: 'title', byModel: 'text' },
  { name: 'description', kind: 'text', max: 20_000, at: 1, inLists: 500, searched: 'rest' },
  { name: 'yield', kind: 'line', fact: true, max: 2_000, at: 2, inLists: 100, byModel: 'text' },
  { name: 'activeTime', kind: 'line', fact: true, max: 2_000, at: 3, inLists: 100, byModel: 'text' },
  { name: 'totalTime', kind: 'line', fact: true, max: 2_000, at: 4, inLists: 100, byModel: 'text' },
  { name: 'source', kind: 'line', max: 2_000, at: 8, inLists: 200, searched: 'source' },
  { name: 'url', kind: 'line', max: 2_000, at: 9 },
  /** The author, where that is not the source. */
  { name: 'author', kind: 'line', max: 2_000, at: 10, ours: true },
  /** The nutrition of a serving, one line per value. */
  { name: 'nutrition', kind: 'lines', max: 20_000, at: 11, ours: true },
  { name: 'notes', kind: 'lines', max: 100_000, at: 7, searched: 'rest', byModel: 'text' },
  /** `[Header]` lines are headers, here and in the instructions. */
  { name: 'ingredients', kind: 'lines', max: 100_000, at: 5, searched: 'ingredients', byModel: 'list' },
  { name: 'instructions', kind: 'lines', max: 100_000, at: 6, searched: 'rest', byModel: 'list' },
  /** In a kitchen, each person has their own. */
  { name: 'rating', kind: 'rating' },
  { name: 'labels', kind: 'labels' },
  { name: 'imageIds', kind: 'pictures' },
] as const satisfies readonly (TextRow | OtherRow)[]

export type RecipeField = (typeof recipeFields)[number]['name']

/** The fields that are texts. */
export const textFields = /* @__PURE__ */ recipeFields.filter((field) => 'max' in field)

type Text = (typeof textFields)[number]

export type TextField = Text['name']

/** The same in the order in which a page shows them. */
export const textFieldsOnPage = /* @__PURE__ */ textFields.toSorted((a, b) => a.at - b.at)

/** The texts that lists show. */
export const listedFields = /* @__PURE__ */ textFields.filter((field) => 'inLists' in field)

/** The texts that only a whole recipe shows. */
export const unlistedFields = /* @__PURE__ */ textFields.filter(
  (field): field is Exclude<Text, { readonly inLists: number }> => !('inLists' in field),
)

/** The short facts: how much it makes, and how long it takes. */
export const factFields = /* @__PURE__ */ textFields.filter((field) => 'fact' in field)

export type FactField = (typeof factFields)[number]['name']

/** The texts that a language model is asked for. */
export const modelFields = /* @__PURE__ */ textFieldsOnPage.filter((field) => 'byModel' in field)

/** The texts whose words a search finds, in the order in which they are read. */
export const searchedFields = /* @__PURE__ */ textFieldsOnPage
  .filter((field) => 'searched' in field)
  .toSorted((a, b) => place[a.searched] - place[b.searched])

/** The texts of an empty recipe. */
export const blankTexts: Readonly<Record<TextField, string>> = /* @__PURE__ */ byName(textFields, () => '')
