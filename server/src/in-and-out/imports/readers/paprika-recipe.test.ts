import { importWords } from '../import-words.ts'
import { readPaprikaRecipe } from './paprika-recipe.ts'

const read = (fields: object) => readPaprikaRecipe({ name: 'Soup', ...fields }, '', importWords('en-us'))?.draft

test.each([
  ['30 mins', '30 mins', '', '1 h', ''],
  ['20 minutes', '2 hours', '', '2 h 20 min', ''],
  ['10 min', '20 min', '30 min', '30 min', ''],
  ['20 min', '1 hr', '1 hr, 30 min', '1 hr, 30 min', 'Cook time: 1 hr'],
  ['1 hour', '2-3 hours', '', '4 h', 'Cook time: 2-3 hours'],
  ['', '12 minutes', '', '12 minutes', ''],
  ['', '2-3 hours', '', '2-3 hours', ''],
  ['', '40 minutes', '40 minutes', '40 minutes', ''],
  ['overnight', '1 hr', '', '', 'Cook time: 1 hr'],
  ['10 min', '', '', '', ''],
])(
  'the Paprika reader reads preparation %j, cooking %j and total %j as total time %j and notes %j',
  (prep, cook, total, totalTime, notes) => {
    expect(read({ prep_time: prep, cook_time: cook, total_time: total })).toMatchObject({
      activeTime: prep,
      totalTime,
      notes,
    })
  },
)

test.each([
  ['60', '60 servings'],
  ['1', '1 serving'],
  ['2–4', '2–4 servings'],
  ['Servings 6', '6 servings'],
  ['Serves: 6', '6 servings'],
  ['Serves 10 to 12', '10 to 12 servings'],
  ['Yield 8 pretzels', '8 pretzels'],
  ['Yield two drinks', 'two drinks'],
  ['About 8', 'About 8'],
  ['Für 4 Personen', 'Für 4 Personen'],
  ['', ''],
])('the Paprika reader reads the servings %j as the yield %j', (servings, expected) => {
  expect(read({ servings })?.yield).toBe(expected)
})

test('the Paprika reader takes no photo or link as a heading and makes each line of a bold text bold', () => {
  const draft = read({
    description: 'Look:\n[photo:1]\nGood [photo:2].',
    directions: 'Mix.\n[photo:2]\n**1 tsp soda\n1 tsp salt**\n\nUse [recipe:Pie crust].',
    ingredients: '**1 cup** flour\n_2 eggs_\nsnake_case_oil',
    notes: '[photo:1][photo:2]\n_Done_',
  })
  expect(draft).toMatchObject({
    description: 'Look:\nGood .',
    instructions: 'Mix.\n**1 tsp soda**\n**1 tsp salt**\n\nUse Pie crust.',
    ingredients: '1 cup flour\n2 eggs\nsnake_case_oil',
    notes: '_Done_',
  })
})
