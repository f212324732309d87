import { one } from '@potluck/cooking/quantity'
import { everyLanguage } from '@potluck/cooking/testing/every-language'
import { writeFactor } from '@potluck/cooking/write-quantity'
import { amountScaler } from '../../recipe-text/amount-scaler.ts'
import { visibleIngredients } from '../../recipe-text/ingredient-list.ts'
import { factorForAmount } from './amount-factor.ts'
import { type Pan, panRatio } from './pan.ts'

test.each([
  ['500 g flour', 1, '700 g', '1.4'],
  ['500 g flour', 2, '700', '1.4'],
  ['1 kg flour', 1, '700 g', '0.7'],
  ['3 cups (375 g) flour', 1, '750 g', '2'],
  ['4 eggs', 1, '6', '1 ½'],
  ['4 Eier', 2, '6', '1 ½'],
  ['2 cups milk', 1, '500 ml', '1.06'],
])('of %s, shown times %d, %s is %s times', (line, shown, typed, wanted) => {
  const factor = one.mul(shown)
  const [ingredient] = visibleIngredients(line, amountScaler(factor), everyLanguage)
  if (!ingredient) throw new Error('no line')
  const found = factorForAmount(typed, ingredient, { factor, words: everyLanguage })
  expect(found && writeFactor(found)).toBe(wanted)
})

test.each(['', 'some', '0 g', '3 cm', '2 cups'])('“%s” is no amount of 500 g flour', (typed) => {
  const [ingredient] = visibleIngredients('500 g flour', amountScaler(one), everyLanguage)
  if (!ingredient) throw new Error('no line')
  expect(factorForAmount(typed, ingredient, { factor: one, words: everyLanguage })).toBeNull()
})

const pan = (shape: Pan['shape'], size: string, more: Partial<Pan> = {}): Pan => ({
  shape,
  size,
  width: '',
  unit: 'cm',
  ...more,
})

test.each([
  ['20 cm to 26 cm', pan('round', '20'), pan('round', '26'), 1.69],
  ['9 inches to 26 cm', pan('round', '9', { unit: 'inches' }), pan('round', '26'), 1.29],
  ['round to square', pan('round', '20'), pan('square', '20'), 1.27],
  ['a loaf to a sheet', pan('loaf', '25', { width: '11' }), pan('loaf', '40', { width: '30,5' }), 4.44],
  ['no width', pan('loaf', '25'), pan('round', '20'), null],
  ['no number', pan('round', 'x'), pan('round', '20'), null],
])('%s', (_name, from, to, ratio) => {
  expect(panRatio(from, to)).toBe(ratio)
})
