import { convertLine } from './convert-line.ts'
import { deDeDensities } from './densities/de-de.ts'
import { enUsDensities } from './densities/en-us.ts'
import { heDensities } from './densities/he.ts'
import { densityIndexOf } from './densities.ts'
import { readIngredientLine } from './ingredient-line.ts'
import { scaleLine } from './scale-line.ts'
import { vocabularyOf } from './vocabulary.ts'
import { deDe } from './words/de-de.ts'
import { enUs } from './words/en-us.ts'
import { he } from './words/he.ts'

const vocabulary = vocabularyOf([enUs, deDe, he])
const index = densityIndexOf([enUsDensities, deDeDensities, heDensities], vocabulary)
const read = (text: string) => readIngredientLine(text, vocabulary)

test.each([
  ['1 cup flour', '120 g flour'],
  ['1 ½ cups milk', '350 ml milk'],
  ['½ cup butter, melted', '115 g butter, melted'],
  ['2 tbsp sugar', '2 tbsp sugar'],
  ['¾ tsp salt', '¾ tsp salt'],
  ['1 lb beef', '450 g beef'],
  ['1 (14-ounce) can tomatoes', '1 (14-ounce) can tomatoes'],
  ['2 8-oz packages cream cheese', '2 8-oz packages cream cheese'],
  ['1 cup (120 g) flour', '1 cup (120 g) flour'],
  ['200 g rice', '200 g rice'],
  ['3 eggs', '3 eggs'],
  ['1 cup flour plus 1 cup sugar', '120 g flour plus 240 ml sugar'],
  ['2 to 3 cups water', '475-700 ml water'],
])('in metric, %s is %s', (line, metric) => {
  expect(convertLine(read(line), 'metric', index).text).toBe(metric)
})

test.each([
  ['120 g flour', '1 cup flour'],
  ['250 ml milk', '1 cup milk'],
  ['500 g beef', '18 ounces beef'],
  ['200 g sugar', '1 cup sugar'],
  ['1 EL Zucker', '1 EL Zucker'],
  ['250 ml חלב', '1 cup חלב'],
  ['1 cup (240 ml) milk', '1 cup (240 ml) milk'],
])('in US measures, %s is %s', (line, us) => {
  expect(convertLine(read(line), 'us', index).text).toBe(us)
})

test('what was scaled is converted, and knows what was written', () => {
  const line = convertLine(scaleLine(read('1 cup flour'), 3), 'metric', index)
  expect(line.text).toBe('360 g flour')
  expect(line.scaledFrom?.line.text).toBe('1 cup flour')
})
