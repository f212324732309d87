import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import { type Language, languages } from '@potluck/cooking/language'
import { findFood } from './find-food.ts'
import { foodsIn } from './testing/foods-in.ts'

const foodOf = async (text: string, ...languages: readonly Language[]) => {
  const index = await foodsIn(...languages)
  return findFood(readIngredientLine(text, index.vocabulary), index)?.id ?? null
}

test.each([
  ['2 large onions, finely chopped', 'onion'],
  ['1 cup all-purpose flour, sifted', 'flour'],
  ['3 Roma tomatoes seeded and chopped', 'tomato-plum'],
  ['8 tablespoons butter at room temp', 'butter'],
  ['Juice of 1 lemon', 'lemon-juice'],
  ['zest from 2 large lemons', 'lemon-zest'],
  ['2 egg whites', 'egg-white'],
  ['1 (15-ounce) can chickpeas, drained', 'chickpeas-canned'],
  ['1 cup dried chickpeas, soaked overnight', 'chickpeas'],
  ['2 cups frozen spinach', 'spinach-frozen'],
  ['1 clove of garlic', 'garlic'],
  ['white or yellow onion, diced', 'onion'],
  ['peanut butter cookies', 'biscuits-butter'],
  ['moon dust', null],
  ['For the sauce:', null],
])('%s is %s', async (line, food) => {
  expect(await foodOf(line, 'en-us')).toBe(food)
})

test.each<[Language, string, string | null]>([
  ['de-de', '2 kleine Zwiebeln, fein gewürfelt', 'onion'],
  ['de-de', '3 Knoblauchzehen', 'garlic'],
  ['de-de', '250 g Weizenmehl Type 405', 'flour'],
  ['de-de', 'Saft einer Zitrone', 'lemon-juice'],
  ['de-de', '1 Dose Kichererbsen', 'chickpeas-canned'],
  ['de-de', '200 g Butter, weich', 'butter'],
  ['it-it', '1 cipolla rossa affettata', 'onion-red'],
  ['it-it', '300 g di farina integrale', 'flour-whole-wheat'],
  ['it-it', "2 spicchi d'aglio", 'garlic'],
  ['it-it', 'succo di 1 limone', 'lemon-juice'],
  ['uk-ua', '2 цибулини, нарізати', 'onion'],
  ['uk-ua', '3 склянки борошна', 'flour'],
  ['uk-ua', '100 г вершкового масла', 'butter'],
  ['uk-ua', '2 зубчики часнику', 'garlic'],
  ['he', '2 בצלים קצוצים', 'onion'],
  ['he', '3 כוסות קמח', 'flour'],
  ['he', '2 שיני שום', 'garlic'],
  ['he', 'מיץ מלימון אחד', 'lemon-juice'],
])('%s: %s is %s, also beside all other languages', async (language, line, food) => {
  expect(await foodOf(line, language, 'en-us')).toBe(food)
  expect(await foodOf(line, ...languages)).toBe(food)
})

test('what a household said goes first, and may be that it is no food', async () => {
  const index = await foodsIn('en-us')
  const line = readIngredientLine('2 onions', index.vocabulary)
  expect(findFood(line, index, new Map([['onion', 'shallot']]))?.id).toBe('shallot')
  expect(findFood(line, index, new Map([['onion', null]]))).toBeNull()
})
