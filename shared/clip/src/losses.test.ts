import { data, ingredients, lines, list, method, read, steps } from './testing/bake.ts'

/** What pages were seen to lose or to add, each as a page of our own. */
describe('steps are read the same from page and data without', () => {
  const each = (mark: (count: number) => string) => steps.map((step, at) => `${mark(at + 1)}${step}`)
  test.each([
    ['a word, a number and a bar', each((count) => `Step ${count} | `)],
    ['a dash', each(() => '– ')],
    ['a number in brackets', each((count) => `(${count}) `)],
    ['a number sign', each((count) => `#${count} `)],
    ['the box to tick', each(() => '▢ ')],
    ['the number of all steps in words', each((count) => `Step ${count} of 2: `)],
    ['the number of all steps', each((count) => `${count}/2 `)],
    ['a request for a comment', [...steps, 'Did you make this recipe? Tag us and leave a comment below.']],
    ['advertising for a program', [...steps, 'Download our app to save this recipe.']],
    ['advertising for other recipes', [...steps, 'Looking for more? Check out our other cakes!']],
  ])('%s', (_, written) => {
    expect(read(ingredients + method(written)).instructions).toEqual(steps)
    expect(read(data({ recipeIngredient: lines, recipeInstructions: written })).instructions).toEqual(steps)
  })
})

test('a fraction at the beginning of a step stays', () => {
  const halves = ['1/2 of the dough is rolled out first.', '1/2 of it is kept in the cold for later.']
  expect(read(ingredients + method(halves)).instructions).toEqual(halves)
})

test('allergens, servings and buttons are no ingredients', () => {
  const written = [...lines, 'Allergens: egg, gluten', 'Contains: milk', 'Serves 4', 'Shopping list']
  expect(read(`<h2>Ingredients</h2>${list(written)}${method(steps)}`).ingredients).toEqual(lines)
})

test('lines of the page stay below the titles that are all the data has', () => {
  const [first, second] = [lines.slice(0, 2), lines.slice(2)]
  const page = `<h2>Ingredients</h2><h3>For the dough</h3>${list(first)}<h3>For the topping</h3>${list(second)}`
  const titles = data({ recipeIngredient: ['For the dough', 'For the topping'], recipeInstructions: steps })
  expect(read(titles + page).ingredients).toEqual(['[For the dough]', ...first, '[For the topping]', ...second])
})

test('a group that the data lacks comes from the page', () => {
  const filling = ['300 g apples', '50 g sugar']
  const page = `${ingredients}<h3>Filling</h3>${list(filling)}`
  const first = data({ recipeIngredient: lines, recipeInstructions: steps })
  expect(read(first + page).ingredients).toEqual([...lines, '[Filling]', ...filling])
})

describe('number, unit and name are one line where they stand', () => {
  const cells = lines.map((line) => {
    const [number = '', unit = '', name] = line.split(' ')
    return name === undefined ? [number, '', unit] : [number, unit, name]
  })
  const boxes = (name: string, row: readonly string[]) => row.map((cell) => `<${name}>${cell}</${name}>`).join('')
  test.each([
    ['in cells of a table', `<table>${cells.map((row) => `<tr>${boxes('td', row)}</tr>`).join('')}</table>`],
    ['in boxes one below the other', `<div>${cells.map((row) => boxes('div', row)).join('')}</div>`],
    [
      'in two columns of a table',
      `<table><tr><td>${cells.map(([number, unit]) => `${number} ${unit}`).join('<br>')}</td>
        <td>${cells.map(([, , name]) => name).join('<br>')}</td></tr></table>`,
    ],
  ])('%s', (_, part) => {
    expect(read(`<h2>Ingredients</h2>${part}${method(steps)}`).ingredients).toEqual(lines)
  })
})

test.each([
  ['in an element', (state: string) => `<script id="__STATE__" type="application/json">${state}</script>`],
  ['in a program', (state: string) => `<script>window.__STATE__ = ${state};</script>`],
])('a recipe is read from the state of a page %s', (_, script) => {
  const texts = (all: readonly string[]) => all.map((text) => ({ text }))
  const state = { page: { recipe: { title: 'Bake', ingredients: texts(lines), steps: texts(steps) } } }
  expect(read(`<div id="root"></div>${script(JSON.stringify(state))}`)).toMatchObject({
    ingredients: lines,
    instructions: steps,
  })
})

test('a step that ends in a colon is a header only where steps follow it', () => {
  const written = ['Dough:', 'Knead it well.', 'Serve it with:']
  const { instructions } = read(data({ recipeIngredient: lines, recipeInstructions: written }))
  expect(instructions).toEqual(['[Dough]', 'Knead it well.', 'Serve it with:'])
})
