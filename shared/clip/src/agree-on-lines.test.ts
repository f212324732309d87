import { agreeOnLines } from './agree-on-lines.ts'
import { emptyRecipe } from './recipe.ts'
import type { FieldSource } from './sourced-recipe.ts'

const candidate = (source: FieldSource, ingredients: readonly string[]) => ({
  source,
  recipe: { ...emptyRecipe, ingredients },
})
const agree = (data: readonly string[], page: readonly string[], source: FieldSource = 'page') =>
  agreeOnLines('ingredients', [candidate('json-ld', data), candidate(source, page)])

const data = ['2 cups flour', '1 egg', '1 tsp salt']

test('structured data wins when the page shows other lines', () => {
  expect(agree(data, ['1 banana', '2 figs'])).toMatchObject({ lines: data, source: 'json-ld', contested: false })
})

test('a recipe without sources has no lines', () => {
  expect(agree([], [])).toBeNull()
})

test('a list wins over one line with the whole list', () => {
  expect(agree(['Flour, eggs'], data)).toMatchObject({ lines: data, source: 'page', contested: true })
})

test('the page wins when it shows the same list in other words', () => {
  const page = ['2 cups (250 g) flour', '1 large egg', '1 tsp salt']
  expect(agree(data, page)?.lines).toEqual(page)
})

test('text after a line is left out, because it may be a button or a price', () => {
  expect(
    agree(
      data,
      data.map((line) => `${line} $0.20`),
    )?.lines,
  ).toEqual(data)
})

test('the card of a plug-in does not overrule its own data for the spelling of a unit', () => {
  expect(
    agree(['2 tbsp oil', '1 egg', '1 tsp salt'], ['2 tablespoon oil', '1 egg', '1 teaspoon salt'], 'plug-in')?.lines,
  ).toEqual(['2 tbsp oil', '1 egg', '1 tsp salt'])
})

test('headers come from the page, and pans under an equipment header are removed', () => {
  const withPan = [...data, '1 cake tin']
  const page = ['[Dough]', ...data, '[Equipment]', '1 cake tin']
  expect(agree(withPan, page)?.lines).toEqual(['[Dough]', ...data])
})
