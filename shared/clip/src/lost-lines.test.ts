import { clip } from './clip.ts'
import { withLostLines } from './lost-lines.ts'

const page = (data: readonly string[], shown: readonly string[]) => {
  const recipe = {
    '@type': 'Recipe',
    name: 'Bake',
    recipeIngredient: data,
    recipeInstructions: 'Mix it all and bake it.',
  }
  const list = `<h2>Ingredients</h2><ul>${shown.map((line) => `<li>${line}</li>`).join('')}</ul>`
  const result = clip(
    `<html><body><script type="application/ld+json">${JSON.stringify(recipe)}</script>${list}</body></html>`,
  )
  return result.outcome === 'refused' ? [] : result.recipe.ingredients
}

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
