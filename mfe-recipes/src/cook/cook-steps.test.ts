import { one } from '@potluck/cooking/quantity'
import { everyLanguage } from '@potluck/cooking/testing/every-language'
import { amountScaler } from '../recipe-text/amount-scaler.ts'
import { visibleIngredients } from '../recipe-text/ingredient-list.ts'
import { cookSteps, positionOf } from './cook-steps.ts'

const ingredients = (text: string) => visibleIngredients(text, amountScaler(one.mul(2)), everyLanguage)

let steps: ReturnType<typeof cookSteps>

beforeAll(() => {
  steps = cookSteps(
    '1. Whisk the eggs with the sugar.\n\n[Sauce]\n1. Melt the butter.\n2. Wait.',
    ingredients('[Dough]\n2 eggs\n100 g sugar\n[Sauce]\n50 g butter'),
    everyLanguage,
  )
})

test('headers are not steps and are attached to the steps below them', () => {
  expect(steps.map(({ number, count, section, content }) => [number, count, section, content])).toEqual([
    [1, 1, '', 'Whisk the eggs with the sugar.'],
    [2, 1, 'Sauce', 'Melt the butter.'],
    [3, 2, 'Sauce', 'Wait.'],
  ])
})

test('each step lists its scaled ingredients', () => {
  expect(steps.map((step) => step.ingredients.map(({ displayed }) => displayed.text))).toEqual([
    ['4 eggs', '200 g sugar'],
    ['100 g butter'],
    [],
  ])
})

test.each([
  [null, 0],
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [99, 0],
])('with line %s marked, the step at index %s is displayed', (storedLine, position) => {
  expect(positionOf(steps, storedLine)).toBe(position)
})

test('a recipe without instructions has no steps', () => {
  expect(cookSteps(' \n---\n', [], everyLanguage)).toEqual([])
  expect(positionOf([], 3)).toBe(0)
})

const shownBeside = (list: string, instructions: string) =>
  cookSteps(instructions, ingredients(list), everyLanguage).map((step) =>
    step.ingredients.map(({ line, displayed }) => (step.inParts.has(line) ? displayed.ingredient : displayed.text)),
  )

test.each([
  [
    '650 ml water\n1 tsp yeast',
    'Stir the yeast into 240 ml water.\nAdd the remaining water.',
    [['water', '2 tsp yeast'], ['water']],
  ],
  ['3 cups flour', 'Add 1 cup of the flour.\nAdd the rest of the flour.', [['flour'], ['flour']]],
  ['300 g Mehl\n4 eggs', '100 g Mehl mit 2 eggs verrühren.\nAdd the other eggs.', [['Mehl', 'eggs'], ['eggs']]],
  ['200 g zucchero', 'Montare 50 g di zucchero.', [['zucchero']]],
  ['3 cups flour\n2 eggs', 'Whisk 3 cups flour with the eggs.', [['6 cups flour', '4 eggs']]],
])('beside a step stands no whole amount of what it takes a part of: %s', (list, instructions, shown) => {
  expect(shownBeside(list, instructions)).toEqual(shown)
})
