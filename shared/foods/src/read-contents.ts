import { type IngredientLine, readIngredientLine } from '@potluck/cooking/ingredient-line'
import { itemKey } from '@potluck/cooking/item-key'
import { type Counting, sumOf } from './add-nutrients.ts'
import type { ChosenFoods, Contents, LineContents, NotCounted } from './contents.ts'
import { findFood } from './find-food.ts'
import type { Food, NutrientName } from './food.ts'
import { type FoodIndex, titleOfFood } from './food-index.ts'
import type { Knowledge } from './knowledge.ts'
import { type Marks, noMarks } from './marks.ts'
import { type Part, readPart } from './read-part.ts'
import { nutrientsBy } from './serving.ts'
import { weighLine } from './weigh-line.ts'

/** Whether a household said that a line is no food. */
const isNoFood = ({ ingredient }: IngredientLine, { vocabulary }: FoodIndex, chosen?: ChosenFoods): boolean =>
  chosen?.get(itemKey(ingredient, vocabulary)) === null

/** Whether a line is above others ("For the sauce:"), or a note below them ("* or more"). */
const isTitle = ({ isHeader, quantity, text }: IngredientLine): boolean =>
  isHeader || (quantity === null && /:\s*$|^\s*\*/.test(text))

/** A line with the name of the food that a household chose in place of its own: "zorble" is butter. */
function asChosen(line: IngredientLine, food: Food | null, foods: FoodIndex, chosen?: ChosenFoods): IngredientLine {
  const isChosen = food !== null && chosen?.has(itemKey(line.ingredient, foods.vocabulary)) === true
  const title = isChosen ? titleOfFood(food.id, foods) : null
  return title === null
    ? line
    : readIngredientLine(
        line.text.replace(line.ingredient, () => title),
        foods.vocabulary,
      )
}

/** The marks of a line. Those of the food that a household chose for its name count besides its words. */
function marksOf(line: IngredientLine, food: Food | null, { foods, marks }: Knowledge, chosen?: ChosenFoods) {
  const own = marks(line)
  if (isNoFood(line, foods, chosen)) return { ...own, isUnderstood: true }
  const meant = marks(asChosen(line, food, foods, chosen))
  const contains = own.contains | meant.contains
  return { contains, mayContain: (own.mayContain | meant.mayContain) & ~contains, isUnderstood: meant.isUnderstood }
}

function readLine(line: IngredientLine, at: number, knowledge: Knowledge, chosen?: ChosenFoods): Counting {
  const { foods } = knowledge
  const food = findFood(line, foods, chosen)
  const weight = food ? weighLine(line, food, foods) : 'food'
  const isCounted = typeof weight === 'object'
  const notCounted: NotCounted | null = isCounted || isNoFood(line, foods, chosen) ? null : weight
  const contents = {
    at,
    food: food?.id ?? null,
    isRecipe: false,
    grams: isCounted ? weight.grams : null,
    eaten: isCounted ? weight.eaten : null,
    notCounted,
    ...marksOf(line, food, knowledge, chosen),
  }
  const eaten = contents.eaten ?? 0
  const amountOf = (name: NutrientName) => {
    const of100 = food?.nutrients[name] ?? null
    return of100 === null ? null : (of100 * eaten) / 100
  }
  return { contents, amountOf }
}

const allOf = (lines: readonly Counting[], of: (line: LineContents) => Marks): Marks =>
  lines.reduce((all, { contents }) => all | of(contents), noMarks)

/** The recipe that a line names; null for most lines. */
export type PartOf = (line: IngredientLine) => Part | null

/** Reads what the ingredients of a recipe are, line by line, and adds up what is known. */
export function readContents(
  ingredients: string,
  knowledge: Knowledge,
  chosen?: ChosenFoods,
  partOf: PartOf = () => null,
): Contents {
  const lines = ingredients.split(/\r\n|\r|\n/).flatMap((text, at) => {
    const line = text.trim() === '' ? null : readIngredientLine(text, knowledge.foods.vocabulary)
    if (line === null || isTitle(line)) return []
    const part = partOf(line)
    return [part ? readPart(line, at, part, knowledge) : readLine(line, at, knowledge, chosen)]
  })
  return {
    lines: lines.map(({ contents }) => contents),
    nutrients: nutrientsBy((name) => sumOf(name, lines)),
    grams: lines.reduce((sum, { contents }) => sum + (contents.eaten ?? 0), 0),
    contains: allOf(lines, (line) => line.contains),
    mayContain: allOf(lines, (line) => line.mayContain),
  }
}
