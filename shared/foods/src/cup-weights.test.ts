import { convertLine } from '@potluck/cooking/convert-line'
import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { cupWeightsOf } from './cup-weights.ts'
import { foodsIn } from './testing/foods-in.ts'

const everyFood = foodsIn('en-us', 'de-de', 'it-it', 'uk-ua', 'he')

test.each([
  ['all-purpose flour', 120],
  ['bread flour', 120],
  ['whole wheat flour', 113],
  ['packed brown sugar', 213],
  ['sugar', 198],
  ['unsalted butter', 226],
  ['cocoa', 84],
  ['rolled oats', 89],
  ['salt', 292],
  ['Mehl', 120],
  ['zucchero a velo', 113],
  ['борошно', 120],
  ['סוכר חום', 213],
  ['milk', null],
  ['olive oil', null],
  ['chicken', null],
  ['sugar snap peas', null],
])('a cup of %s weighs %s g', async (ingredient, grams) => {
  expect(cupWeightsOf(await everyFood).gramsPerCup(ingredient)).toBe(grams)
})

test.each([
  ['2 cups flour', '240 g flour'],
  ['1 cup milk', '240 ml milk'],
  ['1 cup chopped walnuts', '115 g chopped walnuts'],
])('%s are %s', async (line, converted) => {
  const index = await everyFood
  expect(convertLine(readIngredientLine(line, index.vocabulary), 'metric', cupWeightsOf(index)).text).toBe(converted)
})
