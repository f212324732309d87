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
    [
      'data without one of the amounts, which the page shows',
      `${data({ recipeIngredient: ['250 g flour', '2 eggs', 'milk', '1 tsp salt'] })}<h2>Ingredients</h2>${list(['250 g flour', '2 eggs', '100 ml milk', '1 tsp salt', '50 g jam'])}${method}`,
      whole,
    ],
    [
      'data that says the same thing with and without an amount',
      `${data({ recipeIngredient: ['25 ml lemon juice', '250 g flour', 'lemon juice', 'mint'] })}<h2>Ingredients</h2>${list(['25 ml lemon juice', '250 g flour', 'lemon juice', 'mint'])}${method}`,
      ['25 ml lemon juice', '250 g flour', 'lemon juice', 'mint'],
    ],
    [
      'data with the titles of sections as lines, where the page heads with them',
      `${data({ recipeIngredient: ['250 g flour', '2 eggs', 'Lemon and Honey Glaze', '50 g sugar', '2 tbsp cream'] })}<h2>Ingredients</h2>${list(['250 g flour', '2 eggs'])}<h3>Lemon and Honey Glaze</h3>${list(['50 g sugar', '2 tbsp cream'])}${method}`,
      ['250 g flour', '2 eggs', '[Lemon and Honey Glaze]', '50 g sugar', '2 tbsp cream'],
    ],
    [
      'data that the page only spells otherwise',
      `${data({ recipeIngredient: ['1/2 c. sugar', '2 tsp. salt', '2 celery ribs, diced'] })}<h2>Ingredients</h2>${list(['1/2 cup sugar', '2 tsp. salt', '2 ribs celery, diced'])}${method}`,
      ['1/2 c. sugar', '2 tsp. salt', '2 celery ribs, diced'],
    ],
    [
      'a section of one line that is no list',
      `<div class="ingredients"><h3>Ingredients</h3><h3>Sauce</h3>${list(whole)}<h3>Pasta</h3><div>500 g shells</div></div><h3>Shopping list</h3><p>Keep it in our app.</p>${method}`,
      ['[Sauce]', ...whole, '[Pasta]', '500 g shells'],
    ],
    [
      'titles of sections as bold lines of the list',
      `<h2>Ingredients</h2><ul><li><b>Dough</b></li><li>250 g flour</li><li>2 eggs</li><li><b>Glaze</b></li><li>50 g sugar</li><li>2 tbsp cream</li></ul>${method}`,
      ['[Dough]', '250 g flour', '2 eggs', '[Glaze]', '50 g sugar', '2 tbsp cream'],
    ],
    [
      'a first part without a mark, where a later one has its word',
      `<div class="ingredients"><p>Dumplings</p>${whole.map((line) => `<p>${line}</p>`).join('')}<p>Sauce</p><p>50 g butter</p><p>1 onion</p></div>${method}`,
      ['[Dumplings]', ...whole, '[Sauce]', '50 g butter', '1 onion'],
    ],
    [
      'lines of two systems that the reader switches between',
      `<h2>Ingredients</h2><ul>${whole.map((line) => `<li class="metric">${line}</li>`).join('')}<li class="imperial">9 oz flour</li><li class="imperial">2 eggs</li></ul>${method}`,
      whole,
    ],
    ['a label with a typographic apostrophe', `<h2>🛒 What You’ll Need</h2>${list(whole)}${method}`, whole],
    [
      'the only list in a box at the side',
      `<div class="sidebar"><h2>Ingredients</h2>${list(whole)}</div>${method}`,
      whole,
    ],
    [
      'files to load below the list',
      `<div class="ingredients"><h2>Ingredients</h2>${list([...whole, 'Recipe card (344 KB)'])}</div>${method}`,
      whole,
    ],
  ])('%s', (_, html, ingredients) => {
    expect(read(html).recipe.ingredients).toEqual(ingredients)
  })

  test('a list that the page repeats does not become a second group', () => {
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
    [
      'what the law has sites say, and who made the page',
      `${ingredients}<h2>Method</h2><p>Mix everything well in a large bowl.</p><p>Bake it in a hot oven until it is brown.</p><p>Photo: Ada Baker</p><p>Your browser does not support cooking mode.</p><p>Kitchen Inc. is a participant in the Amazon Services programme, which pays for links.</p><p>This website uses cookies to show you more of the kitchen.</p>`,
      ['Mix everything well in a large bowl.', 'Bake it in a hot oven until it is brown.'],
    ],
    [
      'a video of another site among them',
      `${ingredients}<h2>Method</h2><p>Mix everything well in a large bowl.</p><blockquote class="tiktok-embed">Look at this bake, it is wonderful.</blockquote><p>Bake it in a hot oven until it is brown.</p>`,
      ['Mix everything well in a large bowl.', 'Bake it in a hot oven until it is brown.'],
    ],
    [
      'numbers of rows that touch the text',
      `${ingredients}<h2>Method</h2><div><p><span>1</span>Mix the flour and the eggs.</p><p><span>2</span>Bake it in a hot oven.</p></div>`,
      ['Mix the flour and the eggs.', 'Bake it in a hot oven.'],
    ],
    [
      'data that is cut short, where the page goes on',
      `${data({ recipeIngredient: whole, recipeInstructions: ['Mix the flour and the eggs in a bowl.', 'Add the milk, a little at a time.'] })}${ingredients}<h2>Method</h2>${list(['Mix the flour and the eggs in a bowl.', 'Add the milk, a little at a time.', 'Bake it in a hot oven for half an hour, until it is brown.'])}`,
      [
        'Mix the flour and the eggs in a bowl.',
        'Add the milk, a little at a time.',
        'Bake it in a hot oven for half an hour, until it is brown.',
      ],
    ],
    [
      'data that is whole, where the page goes on with advice under a title',
      `${data({ recipeIngredient: whole, recipeInstructions: ['Mix the flour and the eggs in a bowl.', 'Bake it in a hot oven.'] })}${ingredients}<h2>Method</h2>${list(['Mix the flour and the eggs in a bowl.', 'Bake it in a hot oven.'])}<h4>From our kitchen</h4>${list(['It keeps for a week in a tin, on a high shelf.'])}`,
      ['Mix the flour and the eggs in a bowl.', 'Bake it in a hot oven.'],
    ],
    [
      'data that is the whole article',
      data({
        name: 'Plum bake',
        recipeIngredient: whole,
        recipeInstructions: `${'Plums are what autumn is for, and nobody has enough of them. '.repeat(6)}\nWhich plums?\nAny of them.\nHow to make plum bake\nThe day before\nStone the plums and sugar them.\nOn the day\nMix the dough and lay the plums on it.\nBake it until it is brown.\nMore recipes:\nPlum jam`,
      }),
      [
        '[The day before]',
        'Stone the plums and sugar them.',
        '[On the day]',
        'Mix the dough and lay the plums on it.',
        'Bake it until it is brown.',
      ],
    ],
    [
      'parts with titles of their own, each saying how something is made',
      `${ingredients}<h2>How to make the dough</h2><p>Mix the flour and the eggs in a bowl.</p><h2>How to make the glaze</h2><p>Stir the sugar into the cream until it is smooth.</p>`,
      [
        'Mix the flour and the eggs in a bowl.',
        '[How to make the glaze]',
        'Stir the sugar into the cream until it is smooth.',
      ],
    ],
    [
      'steps without a label, parted by a line with a colon',
      `${ingredients}<p>Stone the plums, and leave them in the sugar overnight.</p><p>The next morning:</p><p>Mix the dough in a bowl and lay the plums on it.</p>`,
      [
        'Stone the plums, and leave them in the sugar overnight.',
        '[The next morning]',
        'Mix the dough in a bowl and lay the plums on it.',
      ],
    ],
  ])('%s', (_, html, steps) => {
    expect(read(html).recipe.instructions).toEqual(steps)
  })
})

describe('embedded data of a page', () => {
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
  ])('fill the lists from %s when the page shows nothing', (_, html) => {
    const { recipe, origins } = read(html)
    expect(recipe).toMatchObject({ title: 'Bake', ingredients, instructions: ['Mix everything.', 'Bake it.'] })
    expect(origins.ingredients).toEqual({ source: 'script', certainty: 'guess' })
  })

  test('lose to the lists that the page shows', () => {
    const html = `<h2>Ingredients</h2>${list(whole)}${method}<script type="application/json">${JSON.stringify(state)}</script>`
    expect(read(html).recipe.ingredients).toEqual(whole)
  })

  test('preserve groups, and count only with both lists', () => {
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
