import { one } from '@potluck/cooking/quantity'
import { everyLanguage } from '@potluck/cooking/testing/every-language'
import { amountScaler } from './amount-scaler.ts'
import { isChanged, visibleIngredients } from './ingredient-list.ts'

const textsOf = (ingredients: string, factor: number) =>
  visibleIngredients(ingredients, amountScaler(one.mul(factor)), everyLanguage).map((ingredient) => [
    ingredient.displayed.text,
    isChanged(ingredient) ? ingredient.original.text : null,
  ])

test('a recipe scaled by 1.5 formats cups as fractions and retains the original text', () => {
  expect(textsOf('1 cup flour\n[Glaze]\n\nsalt to taste\n1 (14-ounce) can beans', 1.5)).toEqual([
    ['1 ½ cups flour', '1 cup flour'],
    ['[Glaze]', null],
    ['salt to taste', null],
    ['1 ½ (14-ounce) cans beans', '1 (14-ounce) can beans'],
  ])
})

test('an unscaled recipe displays every line unchanged', () => {
  expect(textsOf('1 1/2 cups flour', 1)).toEqual([['1 1/2 cups flour', null]])
})
