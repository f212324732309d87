import { withLostLines } from './lost-lines.ts'
import { data, list, read } from './testing/bake.ts'

const page = (stated: readonly string[], shown: readonly string[]) =>
  read(`${data({ recipeIngredient: stated, recipeInstructions: 'Mix it all and bake it.' })}
    <h2>Ingredients</h2>${list(shown)}`).ingredients

test('a line of the data that the page does not show stays where the page adds the amounts', () => {
  expect(page(['flour', 'eggs', 'cardamom', 'salt'], ['250 g flour', '2 eggs', '1 tsp salt', '1 cup sugar'])).toContain(
    'cardamom',
  )
})

test('a line of the data that the page shows in other words is not there twice', () => {
  const shown = ['2 cups (250 g) flour', '1 large egg', '1 tsp salt']
  expect(page(['2 cups flour', '1 egg', '1 tsp salt'], shown)).toEqual(shown)
})

test('a lost line stands after the line that is before it in the data', () => {
  expect(withLostLines(['flour', 'cardamom', 'egg'], ['250 g flour', '2 eggs'])).toEqual([
    '250 g flour',
    'cardamom',
    '2 eggs',
  ])
})
