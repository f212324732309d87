import { type IngredientLine, readIngredientLine } from '@potluck/cooking/ingredient-line'
import { itemKey } from '@potluck/cooking/item-key'
import type { ChosenFoods, Contents, LineContents, NotCounted } from './contents.ts'
import { findFood } from './find-food.ts'
import { type Food, type NutrientName, type Nutrients, nutrientNames } from './food.ts'
import type { FoodIndex } from './food-index.ts'
import { type Marks, noMarks } from './marks.ts'
import { weighLine } from './weigh-line.ts'

/** Says what a line contains by all its words, as `lineMarks` does. */
export type ReadMarks = (
  line: IngredientLine,
  food: Food | null,
) => { readonly contains: Marks; readonly mayContain: Marks; readonly isUnderstood: boolean }

export interface Knowledge {
  readonly foods: FoodIndex
  readonly marks: ReadMarks
}

/** Whether a household said that a line is no food. */
const isNoFood = ({ ingredient }: IngredientLine, { vocabulary }: FoodIndex, chosen?: ChosenFoods): boolean =>
  chosen?.get(itemKey(ingredient, vocabulary)) === null

/** Whether a line is above others ("For the sauce:"), or a note below them ("* or more"). */
const isTitle = ({ isHeader, quantity, text }: IngredientLine): boolean =>
  isHeader || (quantity === null && /:\s*$|^\s*\*/.test(text))

interface Read {
  readonly contents: LineContents
  readonly food: Food | null
}

function readLine(line: IngredientLine, at: number, { foods, marks }: Knowledge, chosen?: ChosenFoods): Read {
  const food = findFood(line, foods, chosen)
  const weight = food ? weighLine(line, food, foods) : 'food'
  const isCounted = typeof weight === 'object'
  const notCounted: NotCounted | null = isCounted || isNoFood(line, foods, chosen) ? null : weight
  const contents = {
    at,
    food: food?.id ?? null,
    grams: isCounted ? weight.grams : null,
    eaten: isCounted ? weight.eaten : null,
    notCounted,
    ...marks(line, food),
  }
  return { contents, food }
}

/** A nutrient that so large a part of what is eaten does not say is not known. */
const leastUnsaid = 0.1

/** The sum of a nutrient in the counted lines; null where too much of it is not known. */
function sumOf(name: NutrientName, lines: readonly Read[]): number | null {
  let sum = 0
  let said = 0
  let unsaid = 0
  for (const { contents, food } of lines) {
    const of100 = food?.nutrients[name] ?? null
    const eaten = contents.eaten ?? 0
    if (of100 === null) unsaid += eaten
    else {
      said += eaten
      sum += (of100 * eaten) / 100
    }
  }
  return said === 0 || unsaid > leastUnsaid * (said + unsaid) ? null : sum
}

function nutrientsOf(lines: readonly Read[]): Nutrients {
  const sums = Object.fromEntries(nutrientNames.map((name) => [name, sumOf(name, lines)]))
  return {
    energy: sums['energy'] ?? null,
    protein: sums['protein'] ?? null,
    fat: sums['fat'] ?? null,
    carbohydrates: sums['carbohydrates'] ?? null,
    fibre: sums['fibre'] ?? null,
    sugars: sums['sugars'] ?? null,
    salt: sums['salt'] ?? null,
  }
}

const allOf = (lines: readonly Read[], of: (line: LineContents) => Marks): Marks =>
  lines.reduce((all, { contents }) => all | of(contents), noMarks)

/** Reads what the ingredients of a recipe are, line by line, and adds up what is known. */
export function readContents(ingredients: string, knowledge: Knowledge, chosen?: ChosenFoods): Contents {
  const lines = ingredients.split(/\r\n|\r|\n/).flatMap((text, at) => {
    const line = text.trim() === '' ? null : readIngredientLine(text, knowledge.foods.vocabulary)
    return line === null || isTitle(line) ? [] : [readLine(line, at, knowledge, chosen)]
  })
  const mayContain = allOf(lines, (line) => line.mayContain)
  return {
    lines: lines.map(({ contents }) => contents),
    nutrients: nutrientsOf(lines),
    grams: lines.reduce((sum, { contents }) => sum + (contents.eaten ?? 0), 0),
    contains: allOf(lines, (line) => line.contains),
    mayContain,
  }
}
