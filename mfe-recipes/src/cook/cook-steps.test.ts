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
