import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { loadVocabulary } from '@potluck/cooking/languages/load-words'
import { loadEveryFood } from './every-food.ts'
import { findFood } from './find-food.ts'

test.each([
  ['2 cups breadfruit, cubed', 'usda:Breadfruit, raw'],
  ['300 g onions', 'onion'],
  ['1 cup moon dust', null],
  // The rows of the USDA differ by four times.
  ['1 bowl soup', null],
])('a server knows what %s is', async (text, food) => {
  const vocabulary = await loadVocabulary(['en-us'])
  const index = await loadEveryFood(vocabulary)
  expect(findFood(readIngredientLine(text, vocabulary), index)?.id ?? null).toBe(food)
})
