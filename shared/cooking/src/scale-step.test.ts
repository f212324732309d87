import { exactly } from './quantity.ts'
import { type KnownIngredient, scaleStep } from './scale-step.ts'
import { vocabularyOf } from './vocabulary.ts'
import { deDe } from './words/de-de.ts'
import { enUs } from './words/en-us.ts'
import { he } from './words/he.ts'

const vocabulary = vocabularyOf([enUs, deDe, he])
const ingredients: readonly KnownIngredient[] = [
  { name: 'butter', quantity: { max: exactly(3) } },
  { name: 'eggs', quantity: { max: exactly(3) } },
  { name: 'lemon', quantity: { max: exactly(1) } },
  { name: 'water', quantity: null },
]

test.each([
  ['Fry in 1 tbsp butter.', 'Fry in 2 tbsp butter.'],
  ['Add ½ cup of the water and 2 eggs.', 'Add 1 cup of the water and 4 eggs.'],
  ['Beat in the eggs, 1 egg at a time.', 'Beat in the eggs, 1 egg at a time.'],
  ['Squeeze 1 lemon over it.', 'Squeeze 2 lemon over it.'],
  ['Bake at 350°F for 25 to 30 minutes.', 'Bake at 350°F for 25 to 30 minutes.'],
  ['Cut into 2-inch pieces, about 3 cm thick.', 'Cut into 2-inch pieces, about 3 cm thick.'],
  ['Pour ¼ cup batter for each pancake.', 'Pour ¼ cup batter for each pancake.'],
  ['Divide into 4 pieces.', 'Divide into 4 pieces.'],
  ['Use a 9-inch pan and a 2-quart dish.', 'Use a 9-inch pan and a 2-quart dish.'],
  ['200 g Butter schmelzen, 10 Minuten bei 180 °C backen.', '400 g Butter schmelzen, 10 Minuten bei 180 °C backen.'],
])('made twice, “%s” is “%s”', (step, twice) => {
  expect(scaleStep(step, exactly(2), ingredients, vocabulary)).toBe(twice)
})

test('made as written, every step stays to the letter', () => {
  expect(scaleStep('Fry  in 1 tbsp butter.', exactly(1), ingredients, vocabulary)).toBe('Fry  in 1 tbsp butter.')
})
