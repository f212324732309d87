import { clip } from './clip.ts'

/** Lists that data or pages set in ways that lose something, and what a cook must get all the same. */
function read(html: string) {
  const result = clip(`<!doctype html><html lang="en"><body>${html}</body></html>`, { url: 'https://kitchen.example/' })
  if (result.outcome === 'refused') throw new Error(result.reason)
  return result
}

const data = (recipe: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: 'Bake', ...recipe })}</script>`
const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
const method =
  '<h2>Method</h2><p>Mix everything well in a large bowl.</p><p>Bake it in a hot oven until it is brown.</p>'

const whole = ['250 g flour', '2 eggs', '100 ml milk', '1 tsp salt']

describe('ingredients', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'amounts and names in two boxes',
      `<div class="ingredients">${whole
        .map((line) => line.split(' '))
        .map((words) => `<div>${words.slice(0, -1).join(' ')}</div><div>${words.at(-1)}</div>`)
        .join('')}</div>${method}`,
      whole,
    ],
    [
      'data that names things only, where the page says how much',
      `${data({ recipeIngredient: ['flour', 'eggs', 'milk', 'salt'] })}<h2>Ingredients</h2>${list(whole)}${method}`,
      whole,
    ],
    [
      'the same in another order, with more on the page',
      `${data({ recipeIngredient: ['salt', 'flour', 'milk'] })}<h2>Ingredients</h2>${list(whole)}${method}`,
      whole,
    ],
    [
      'data with the name before the amount',
      `${data({ recipeIngredient: ['flour, 250 g', 'eggs, 2', 'milk, 100 ml', 'salt, 1 tsp'] })}<h2>Ingredients</h2>${list(whole)}${method}`,
      whole,
    ],
    [
      'data with one group of several',
      `${data({ recipeIngredient: whole })}<h2>Ingredients</h2><h3>Dough</h3>${list(whole)}<h3>Glaze</h3>${list(['50 g sugar', '2 tbsp cream'])}${method}`,
      ['[Dough]', ...whole, '[Glaze]', '50 g sugar', '2 tbsp cream'],
    ],
    [
      'rows of a nutrition table in the same box',
      `<div class="ingredients"><h2>Ingredients</h2>${list(whole)}<h3>Nutrition</h3>${list(['Calories 210', 'Total Fat 4 g', 'Sodium', '12g'])}</div>${method}`,
      whole,
    ],
    [
      'steps in the same box',
      `<div class="ingredients"><h2>Ingredients</h2>${list(whole)}<h2>Method</h2>${list(['Mix everything well.', 'Bake it for an hour.'])}</div>`,
      whole,
    ],
    [
      'a line of text as the title of the next list',
      `<h2>Ingredients</h2><p>For the dough</p>${list(whole.slice(0, 2))}<p>For the glaze</p>${list(['50 g sugar', '2 tbsp cream'])}${method}`,
      ['[For the dough]', ...whole.slice(0, 2), '[For the glaze]', '50 g sugar', '2 tbsp cream'],
    ],
    [
      'each list in three systems of units, one after the other',
      `<h2>Ingredients</h2><p>For the dough</p>${list(['250 g flour', '50 g sugar', '8.8 oz flour', '1.8 oz sugar', '9 oz flour', '2 oz sugar'])}${method}`,
      ['[For the dough]', '250 g flour', '50 g sugar'],
    ],
    [
      'an invitation among the lines',
      `<h2>Ingredients</h2>${list([...whole.slice(0, 2), "Sign up to our kitchen's newsletter today", ...whole.slice(2)])}${method}`,
      whole,
    ],
    [
      'a list written with its marks',
      `<h2>Shopping</h2>${whole.map((line) => `<p>• ${line}</p>`).join('')}${method}`,
      whole,
    ],
    [
      'titles of sections marked as ingredients, bold',
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Bake</h1><ul><li itemprop="recipeIngredient"><b>Dough</b></li>${whole.map((line) => `<li itemprop="recipeIngredient">${line}</li>`).join('')}</ul></div>${method}`,
      ['[Dough]', ...whole],
    ],
    [
      'parts of the dish on lines of their own, marked as ingredients',
      `${data({ recipeIngredient: ['Sauce', '1/4 cup soy sauce', 'Salt', '1 tbsp honey', 'Remaining ingredients', '500 g noodles', 'Dill'] })}`,
      ['[Sauce]', '1/4 cup soy sauce', 'Salt', '1 tbsp honey', '[Remaining ingredients]', '500 g noodles', 'Dill'],
    ],
    [
      'names alone marked, their amounts before them in the row',
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Bake</h1><ul>${whole.map((line) => `<li>${line.split(' ').slice(0, -1).join(' ')} <b itemprop="recipeIngredient">${line.split(' ').at(-1)}</b></li>`).join('')}</ul></div>${method}`,
      whole,
    ],
  ])('%s', (_, html, ingredients) => {
    expect(read(html).recipe.ingredients).toEqual(ingredients)
  })

  test('more on the page than in the data is no group of it where it is the same list again', () => {
    const ounces = ['9 oz flour', '2 large eggs', '3 fl oz milk', '1 teaspoon salt']
    const html = `${data({ recipeIngredient: whole })}<h2>Ingredients</h2>${list([...whole, ...ounces])}${method}`
    expect(read(html).recipe.ingredients).toEqual(whole)
  })
})

describe('steps', () => {
  const ingredients = `<h2>Ingredients</h2>${list(whole)}`

  test.each<[string, string, readonly string[]]>([
    [
      'numbers in rows, with a remark after the last',
      `${ingredients}<h2>Method</h2><table><tr><td>1</td><td>Mix the flour and the eggs.</td></tr><tr><td>2</td><td>Bake it in a hot oven.</td></tr><tr><td></td><td>It keeps for a week in a tin.</td></tr></table>`,
      ['Mix the flour and the eggs.', 'Bake it in a hot oven.', 'It keeps for a week in a tin.'],
    ],
    [
      'a row of numbers within a text',
      data({
        recipeIngredient: whole,
        recipeInstructions: 'For the dough: 1. Mix the flour. 2. Add the eggs. 3. Bake it.',
      }),
      ['[For the dough]', 'Mix the flour.', 'Add the eggs.', 'Bake it.'],
    ],
    [
      'numbered steps that break where a line ended',
      data({
        recipeIngredient: whole,
        recipeInstructions: '1.Mix the flour 2.Add the eggs 3.Add\nthe milk 4.Bake it 5.Serve it',
      }),
      ['Mix the flour', 'Add the eggs', 'Add the milk', 'Bake it', 'Serve it'],
    ],
    [
      'sentences that the data glues together and the page does not',
      `${data({ recipeIngredient: whole, recipeInstructions: 'Mix the flour with the eggs.Add the milk in a thin stream.Bake it in a hot oven.' })}${ingredients}<h2>Method</h2>${list(['Mix the flour with the eggs.', 'Add the milk in a thin stream.', 'Bake it in a hot oven.'])}`,
      ['Mix the flour with the eggs.', 'Add the milk in a thin stream.', 'Bake it in a hot oven.'],
    ],
    [
      'the yield at the end of the last',
      data({
        recipeIngredient: whole,
        recipeInstructions: ['Mix everything.', 'Bake it in a hot oven until it is brown. Serves 4'],
      }),
      ['Mix everything.', 'Bake it in a hot oven until it is brown.'],
    ],
    [
      'invitations among them',
      data({
        recipeIngredient: whole,
        recipeInstructions: [
          'Mix everything.',
          'This post may contain affiliate links.',
          'Subscribe',
          'Bake it.',
          'Follow me on Instagram',
        ],
      }),
      ['Mix everything.', 'Bake it.'],
    ],
  ])('%s', (_, html, steps) => {
    expect(read(html).recipe.instructions).toEqual(steps)
  })
})

describe('the data that a page draws itself from', () => {
  const state = {
    props: {
      dish: {
        title: 'Bake',
        ingredients: [
          { amount: 250, unit: { name: 'gram', abbreviation: 'g' }, ingredient: { name: 'flour' } },
          { amount: '2', unit: null, ingredient: { name: 'eggs' }, suffix: 'beaten' },
          { text: '1 pinch of salt' },
        ],
        steps: [{ instruction: 'Mix everything.' }, { instruction: '<p>Bake it.</p>' }],
      },
    },
  }
  const ingredients = ['250 g flour', '2 eggs, beaten', '1 pinch of salt']

  test.each([
    ['a script of JSON', `<script type="application/json">${JSON.stringify(state)}</script>`],
    ['an assignment', `<script>window.__STATE__ = ${JSON.stringify(state)};</script>`],
    ['an attribute', `<div data-page="${JSON.stringify(state).replaceAll('"', '&quot;')}"></div>`],
  ])('is read from %s where the page shows nothing', (_, html) => {
    const { recipe, origins } = read(html)
    expect(recipe).toMatchObject({ title: 'Bake', ingredients, instructions: ['Mix everything.', 'Bake it.'] })
    expect(origins.ingredients).toEqual({ source: 'script', certainty: 'guess' })
  })

  test('gives way to what the page shows', () => {
    const html = `<h2>Ingredients</h2>${list(whole)}${method}<script type="application/json">${JSON.stringify(state)}</script>`
    expect(read(html).recipe.ingredients).toEqual(whole)
  })

  test('keeps its groups, and is nothing where it has but one of both lists', () => {
    const grouped = {
      recipeIngredients: [
        { name: 'Dough', items: ['250 g flour', '2 eggs'] },
        { name: 'Glaze', items: ['50 g sugar'] },
      ],
      directions: ['Mix.', 'Bake.'],
    }
    const script = (value: object) => `<script>var page = ${JSON.stringify({ value, more: 'x'.repeat(100) })}</script>`
    expect(read(script(grouped)).recipe.ingredients).toEqual([
      '[Dough]',
      '250 g flour',
      '2 eggs',
      '[Glaze]',
      '50 g sugar',
    ])
    expect(read(script({ ingredients: grouped.recipeIngredients })).outcome).toBe('no recipe')
  })
})
