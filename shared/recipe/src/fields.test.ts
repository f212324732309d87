import { byName } from './by-name.ts'
import { recipeFields, textFields, textFieldsOnPage } from './fields.ts'

test('each field has a name of its own, and each text its own place on a page', () => {
  expect(new Set(recipeFields.map(({ name }) => name)).size).toBe(recipeFields.length)
  expect(textFieldsOnPage.map(({ at }) => at)).toEqual(textFields.map((_, at) => at))
})

test('what lists show is no longer there than in the recipe', () => {
  expect(textFields.filter((field) => 'inLists' in field && field.inLists > field.max)).toEqual([])
})

test('a value for each row of a table is found under the name of the row', () => {
  expect(byName(recipeFields.slice(0, 2), ({ kind }) => kind)).toEqual({ title: 'line', description: 'text' })
})
