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

test('lines of structured data stand where the page shows other things', () => {
  expect(agree(data, ['1 banana', '2 figs'])).toMatchObject({ lines: data, source: 'json-ld', contested: false })
})

test('no source has no lines', () => {
  expect(agree([], [])).toBeNull()
})

test('one line for a whole list gives way to the list', () => {
  expect(agree(['Flour, eggs'], data)).toMatchObject({ lines: data, source: 'page', contested: true })
})

test('the page is followed where it words the same list on its own', () => {
  const page = ['2 cups (250 g) flour', '1 large egg', '1 tsp salt']
  expect(agree(data, page)?.lines).toEqual(page)
})

test('what only goes on after a line may be a button or a price and is left out', () => {
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

test('headers come from the page, pans and tins under such a header go', () => {
  const withPan = [...data, '1 cake tin']
  const page = ['[Dough]', ...data, '[Equipment]', '1 cake tin']
  expect(agree(withPan, page)?.lines).toEqual(['[Dough]', ...data])
})
