import { findNamedIngredients } from './named-ingredients.ts'
import { everyLanguage } from './testing/every-language.ts'

const named = (step: string, ingredients: string[]) =>
  findNamedIngredients(step, ingredients, everyLanguage).map(({ start, end, ingredients: at }) => [
    step.slice(start, end),
    at.map((position) => ingredients[position]),
  ])

test('a step names ingredients by whole words, one or several', () => {
  expect(named('Whisk the eggs into the flour; do not reflour.', ['egg', 'flour'])).toEqual([
    ['eggs', ['egg']],
    ['flour', ['flour']],
  ])
})

test('the ingredient with more matching words wins', () => {
  const list = ['brown sugar', 'white sugar', 'olive oil']
  expect(named('Add the brown sugar and the oil, then the sugar.', list)).toEqual([
    ['brown sugar', ['brown sugar']],
    ['oil', ['olive oil']],
    ['sugar', ['brown sugar', 'white sugar']],
  ])
})

test('a name ends at a comma and has no repeated words', () => {
  const list = ['baking powder', 'baking soda', 'salt']
  expect(named('Combine the baking powder, baking soda, and salt.', list)).toEqual([
    ['baking powder', ['baking powder']],
    ['baking soda', ['baking soda']],
    ['salt', ['salt']],
  ])
  expect(named('Sift baking powder baking soda together.', list)).toEqual([
    ['baking powder', ['baking powder']],
    ['baking soda', ['baking soda']],
  ])
})

test('a word that occurs ten thousand times is matched as often, in a short time', () => {
  expect(named('egg '.repeat(10_000), ['large egg'])).toHaveLength(10_000)
})

test('an adjective alone names nothing', () => {
  expect(named('Serve with olive bread.', ['olive oil'])).toEqual([])
})

test.each([
  ['Die Zwiebel würfeln.', ['Zwiebeln'], 'Zwiebel'],
  ["Scaldare l'olio.", ["olio extravergine d'oliva"], 'olio'],
  ['Додайте цибулю.', ['цибуля'], 'цибулю'],
  ['מוסיפים שמן.', ['שמן זית'], 'שמן'],
])('"%s" names %j', (step, ingredients, word) => {
  expect(named(step, ingredients)).toEqual([[word, ingredients]])
})
