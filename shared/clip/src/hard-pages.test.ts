import { ingredients, lines, list, method, read, steps } from './testing/bake.ts'

/** Pages without any data for machines, in ways that hide a recipe from a reader of lines. */
const story = '<h1>Bake</h1><p>My aunt baked this every summer, and the whole street came to her kitchen.</p>'

test.each([
  ['a part that a script shows', `<div style="display: none">${ingredients}${method(steps)}</div>`],
  ['a part for browsers without scripts', `<noscript><div>${ingredients}${method(steps)}</div></noscript>`],
  ['a part for print', `<div class="print-only">${ingredients}${method(steps)}</div>`],
  ['a box that is called a widget', `<div class="widget blog">${ingredients}${method(steps)}</div>`],
])('reads %s where the page shows no recipe', (_, part) => {
  expect(read(story + part)).toMatchObject({ ingredients: lines, instructions: steps })
})

test('does not read a concealed list where the page shows a recipe', () => {
  const concealed = `<div style="display: none"><h2>Ingredients</h2>${list(['1 kg sugar', '9 eggs', '3 l cream'])}</div>`
  expect(read(`${concealed}${ingredients}${method(steps)}`).ingredients).toEqual(lines)
})

describe('rows with the amount in the last cell', () => {
  const cells = [
    ['flour', '250 g'],
    ['eggs', '2'],
    ['milk', '100 ml'],
    ['salt', '1 tsp'],
  ] as const

  test.each([
    ['a table', `<table>${cells.map((row) => `<tr><td>${row[0]}</td><td>${row[1]}</td></tr>`).join('')}</table>`],
    ['a list', list(cells.map((row) => `<span>${row[0]}</span> <b>${row[1]}</b>`))],
    ['boxes in a list', list(cells.map((row) => `<div><p>${row[0]}</p><p>${row[1]}</p></div>`))],
  ])('%s has the amounts first', (_, rows) => {
    expect(read(`<h2>Ingredients</h2>${rows}${method(steps)}`).ingredients).toEqual(lines)
  })

  test('a row whose last cell is a remark keeps its order', () => {
    const rows = list(['<span>250 g flour</span> <i>sifted</i>', '<span>salt</span> <i>to taste</i>', '2 eggs'])
    expect(read(`<h2>Ingredients</h2>${rows}${method(steps)}`).ingredients).toEqual([
      '250 g flour sifted',
      'salt to taste',
      '2 eggs',
    ])
  })

  test('lines of data keep the order of the data', () => {
    const data = {
      '@type': 'Recipe',
      name: 'Bake',
      recipeIngredient: cells.map(([name, amount]) => `${name} - ${amount}`),
    }
    const rows = list(cells.map((row) => `<span>${row[0]}</span> - <b>${row[1]}</b>`))
    const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`
    expect(read(`${script}<h2>Ingredients</h2>${rows}${method(steps)}`).ingredients).toEqual(data.recipeIngredient)
  })
})

test.each([
  [
    'a mark that is glued to the text',
    ['Step 1Mix everything well in a large bowl.', 'Step 2Bake it in a hot oven until it is brown.'],
  ],
  ['the word of a box to tick before the number', steps.map((step, at) => `Done ${at + 1}. ${step}`)],
  ['the label of an advertisement at the end', [steps[0] ?? '', `${steps[1]} Advertisement`]],
])('takes %s away from steps', (_, written) => {
  expect(read(ingredients + method(written)).instructions).toEqual(steps)
})

test('takes the number away from a step that begins with a quotation mark', () => {
  const written = ['1 "Feed" the starter, and wait until it has doubled.', '2 Bake it in a hot oven until it is brown.']
  expect(read(ingredients + method(written)).instructions).toEqual([
    '"Feed" the starter, and wait until it has doubled.',
    'Bake it in a hot oven until it is brown.',
  ])
})

test('reads how much it makes where the number and its word stand in two boxes', () => {
  expect(read(`<div><div>6</div><div>servings</div></div>${ingredients}${method(steps)}`).yield).toBe('6 servings')
})

test('takes the word that it is a recipe from the heading of a page', () => {
  expect(read(`<h1>Apple bake – Recipe</h1>${ingredients}${method(steps)}`).title).toBe('Apple bake')
})
