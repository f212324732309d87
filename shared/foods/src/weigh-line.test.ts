import { readIngredientLine } from '@potluck/cooking/ingredient-line'
import type { Language } from '@potluck/cooking/language'
import { findFood } from './find-food.ts'
import { foodsIn } from './testing/foods-in.ts'
import { weighLine } from './weigh-line.ts'

async function weightOf(text: string, ...languages: readonly Language[]) {
  const index = await foodsIn(...languages)
  const line = readIngredientLine(text, index.vocabulary)
  const food = findFood(line, index)
  return food && weighLine(line, food, index)
}

const rounded = (weight: Awaited<ReturnType<typeof weightOf>>) =>
  weight && typeof weight === 'object' ? [Math.round(weight.grams), Math.round(weight.eaten)] : weight

test.each<[string, [grams: number, eaten: number] | string | null]>([
  ['300 g onions', [300, 270]],
  ['2 onions', [240, 216]],
  ['1 large onion', [180, 162]],
  ['1 cup chopped onion', [160, 160]],
  ['2 to 4 onions', [360, 324]],
  ['1 cup flour', [120, 120]],
  ['1 cup (130 g) flour', [130, 130]],
  ['1/2 cup plus 2 tablespoons flour', [75, 75]],
  ['1 stick butter', [113, 113]],
  ['1 (14-ounce) can chickpeas, drained', [397, 238]],
  ['2 cans (400 g each) chickpeas', [800, 800]],
  ['400 g tin chickpeas, drained', [400, 240]],
  ['2 egg yolks', [34, 34]],
  ['1 quart vegetable oil, for frying', [872, 87]],
  ['2 tablespoons vegetable oil, for frying', [27, 27]],
  ['vegetable oil, for frying', [14, 14]],
  ['salt and pepper to taste', 'amount'],
  ['butter, for greasing', 'amount'],
  ['egg noodles, for serving', 'amount'],
  ['lasagna noodles', 'weight'],
  ['2 florets of broccoli', 'weight'],
])('%s', async (line, weight) => {
  expect(rounded(await weightOf(line, 'en-us'))).toEqual(weight)
})

test.each<[Language, string, number]>([
  ['de-de', '3 Knoblauchzehen', 12],
  ['de-de', '1 große Zwiebel', 180],
  ['de-de', '1 Dose (400 g) Kichererbsen', 400],
  ['it-it', '1 cipolla piccola', 80],
  ['it-it', "2 spicchi d'aglio", 8],
  ['uk-ua', '2 великі цибулини', 360],
  ['uk-ua', '0,5 кг цибулі', 500],
  ['he', '2 בצלים גדולים', 360],
  ['he', 'כוס קמח', 120],
])('%s: %s', async (language, line, grams) => {
  expect(rounded(await weightOf(line, language))?.[0]).toBe(grams)
})
