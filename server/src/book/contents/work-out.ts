import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { itemKey } from '@potluck/cooking/item-key'
import type { Unfoldable } from '@potluck/cooking/linked/unfold'
import { readNutrition } from '@potluck/cooking/nutrition'
import { readYield } from '@potluck/cooking/yield'
import type { ChosenFoods, Contents, LineContents, NotCounted } from '@potluck/foods/contents'
import { noMarks } from '@potluck/foods/marks'
import type { PartOf } from '@potluck/foods/read-contents'
import { nutrientsBy, servingOf } from '@potluck/foods/serving'
import { everyLanguage } from '../../ground/words/every-language.ts'
import { knowledgeVersion } from '../../people/book-changes/knowledge-version.ts'
import type { StoredContents } from '../../people/book-changes/stored-contents.ts'
import type { ReadContents } from './knowledge.ts'
import { readWithParts } from './read-with-parts.ts'
import type { ContentsTables } from './tables.ts'

/** The texts of a recipe that its contents are worked out from. */
export interface ReadTexts {
  readonly id: string
  readonly ingredients: string
  readonly yield: string
  readonly nutrition: string
}

/** How much of the ingredients is read: far more than any recipe has. Lines beyond are not understood. */
const limits = { lines: 500, lettersOfLine: 500 } as const

/** A row of the table, without whose it is. */
export type WorkedOut = Omit<ContentsTables['recipeContents'], 'ownerId' | 'recipeId'>

/** How many a recipe serves; the middle of "4 to 6". Null where it does not say so. */
export function servingsOf(text: string): number | null {
  const found = readYield(text, everyLanguage)
  if (!found) return null
  const { min, max } = found.quantity
  const servings = (Number(min) + Number(max)) / 2
  return servings > 0 ? servings : null
}

/** A few digits: an amount is not known more exactly. */
const rounded = (amount: number): number => Number(amount.toPrecision(4))

/** A line as it is stored and answered: a field that is not there is as usual. */
function shortLine(line: LineContents, isChosen: boolean): StoredContents['lines'][number] {
  const { at, food, isRecipe, grams, eaten, notCounted, contains, mayContain, isUnderstood } = line
  return {
    at,
    ...(food !== null && { food }),
    ...(isRecipe && { isRecipe }),
    ...(grams !== null && { grams: rounded(grams) }),
    ...(eaten !== null && { eaten: rounded(eaten) }),
    ...(notCounted !== null && { notCounted }),
    ...(contains !== noMarks && { contains }),
    ...(mayContain !== noMarks && { mayContain }),
    ...(isChosen && !isRecipe && { isChosen }),
    ...(!isUnderstood && { isUnclear: true }),
  }
}

/** Lines that are read, and how many are beyond. */
function readLines(ingredients: string) {
  const lines = ingredients.split('\n')
  const read = lines.slice(0, limits.lines).map((line) => line.slice(0, limits.lettersOfLine))
  return { text: read.join('\n'), beyond: lines.slice(limits.lines).filter((line) => line.trim() !== '').length }
}

/** The knowledge that recipes of a book are worked out with. */
interface Known {
  readonly read: ReadContents
  readonly chosen: ChosenFoods
  /** The recipes that take others, and those that they take. */
  readonly unfoldable: ReadonlyMap<string, Unfoldable>
}

const unknownLine = (at: number): LineContents => ({
  at,
  food: null,
  isRecipe: false,
  grams: null,
  eaten: null,
  notCounted: 'food',
  contains: noMarks,
  mayContain: noMarks,
  isUnderstood: false,
})

/** The contents of a whole recipe, lines beyond the limit included. */
function contentsOf(ingredients: string, { chosen, read }: Known, partOf: PartOf): Contents {
  const { text, beyond } = readLines(ingredients)
  const contents = read(text, chosen, partOf)
  return beyond === 0 ? contents : { ...contents, lines: [...contents.lines, unknownLine(limits.lines)] }
}

const counts = (why: NotCounted | null): boolean => why === null || why === 'amount'

/** Whether somebody chose the food that a line names, by the place of the line. */
function chosenAmong(ingredients: string, chosen: ChosenFoods): (at: number) => boolean {
  if (chosen.size === 0) return () => false
  const lines = ingredients.split('\n')
  return (at) => {
    const { ingredient } = readIngredientLine((lines[at] ?? '').slice(0, limits.lettersOfLine), everyLanguage)
    return chosen.has(itemKey(ingredient, everyLanguage))
  }
}

/** Works out what a recipe is made of, with the recipes that its lines name. */
export function workOut(recipe: ReadTexts, known: Known): WorkedOut {
  const { chosen, unfoldable } = known
  const linked = unfoldable.get(recipe.id)?.linked ?? []
  const contents = readWithParts({ ...recipe, linked }, unfoldable, (text, partOf) => contentsOf(text, known, partOf))
  const nutrients = nutrientsBy((name) => {
    const amount = contents.nutrients[name]
    return amount === null ? null : rounded(amount)
  })
  const servings = servingsOf(recipe.yield)
  const { lines } = contents
  const serving = servingOf({ lines, nutrients, servings }, readNutrition(recipe.nutrition))
  const isChosen = chosenAmong(recipe.ingredients, chosen)
  const content: StoredContents = {
    servings,
    nutrients,
    lines: lines.map((line) => shortLine(line, isChosen(line.at))),
  }
  return {
    ...serving.nutrients,
    knowledge: knowledgeVersion,
    servings,
    whole: serving.whole,
    lines: lines.length,
    notCounted: lines.filter(({ notCounted }) => !counts(notCounted)).length,
    contains: contents.contains,
    mayContain: contents.mayContain,
    notUnderstood: lines.filter(({ isUnderstood }) => !isUnderstood).length,
    content: JSON.stringify(content),
  }
}
