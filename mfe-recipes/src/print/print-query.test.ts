import { printRecipes } from '@potluck/api/printing'
import { idOf } from '@potluck/testing/fixtures'
import { printQuery } from './print-query.ts'

const look = {
  template: 'halfsheet',
  paper: 'letter',
  photo: false,
  notes: true,
  source: true,
  link: false,
  columns: true,
  large: false,
  nutrition: true,
} as const

test('print options become the query of the print page', () => {
  const recipeIds = [idOf(1), idOf(2)]
  const query = printQuery({ recipeIds, look, units: 'metric', oven: 'celsius', scale: '3/2', title: ' For Ben ' })
  expect(printRecipes.query.parse(query)).toEqual({
    recipeId: recipeIds,
    template: 'halfsheet',
    modifiers: ['twocolIngr', 'hideSourceURL', 'noimage', 'nutrition'],
    paper: 'letter',
    units: 'metric',
    oven: 'celsius',
    scale: '3/2',
    title: 'For Ben',
  })
})
