import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { scaleLine } from '@potluck/cooking/scale-line'
import { findFood } from './find-food.ts'
import { readContents } from './read-contents.ts'
import { foodsIn } from './testing/foods-in.ts'
import { weighLine } from './weigh-line.ts'

const marks = () => ({ contains: 0, mayContain: 0, isUnderstood: true })

const contentsOf = async (...lines: readonly string[]) =>
  readContents(lines.join('\n'), { foods: await foodsIn('en-us'), marks })

test('counts what is known, and names what is not', async () => {
  const { lines, nutrients, grams } = await contentsOf('[Dough]', '200 g sugar', '', '1 cup moon dust', 'salt to taste')
  expect(lines.map(({ at, food, notCounted }) => [at, food, notCounted])).toEqual([
    [1, 'sugar', null],
    [3, null, 'food'],
    [4, 'salt', 'amount'],
  ])
  expect(grams).toBe(200)
  expect(nutrients.energy).toBeCloseTo(774, -1)
})

test('nothing is known of a recipe of which no line is', async () => {
  const { nutrients } = await contentsOf('1 cup moon dust', '3 star sparkles')
  expect(Object.values(nutrients)).toEqual([null, null, null, null, null, null, null])
})

test('water counts with nothing', async () => {
  const { lines, nutrients } = await contentsOf('500 ml water')
  expect(lines[0]?.notCounted).toBeNull()
  expect(nutrients.energy).toBe(0)
})

test('the order of lines changes no sum', async () => {
  const lines = ['200 g sugar', '2 eggs', '1 cup flour', '1 onion']
  const there = await contentsOf(...lines)
  const back = await contentsOf(...lines.toReversed())
  expect(back.nutrients.energy).toBeCloseTo(there.nutrients.energy ?? Number.NaN, 6)
})

test.each(['2 onions', '1 cup flour', '300 g potatoes', '1 (14-ounce) can chickpeas', '2 to 3 tablespoons olive oil'])(
  '%s weighs three times as much three times',
  async (text) => {
    const index = await foodsIn('en-us')
    const line = readIngredientLine(text, index.vocabulary)
    const food = findFood(line, index)
    const gramsOf = (each: typeof line) => {
      const weight = food && weighLine(each, food, index)
      return typeof weight === 'object' && weight ? weight.grams : Number.NaN
    }
    expect(gramsOf(scaleLine(line, 3)) / gramsOf(line)).toBeCloseTo(3, 1)
  },
)
